/** How the page looks on this device, set once on <html>, where the styles read it. */
import { device } from "./device.svelte";

/** Write the chosen theme, motion, pace and text size to <html>; what follows the system is left out. */
export function dress(): void {
  const { theme, motion, pace, text } = device.all;
  mark("data-theme", theme, "system");
  mark("data-motion", motion, "system");
  mark("data-pace", pace, "normal");
  mark("data-text", text, "normal");
}

function mark(name: string, value: string, usual: string): void {
  if (value === usual) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

const FACTORS: Readonly<Record<(typeof device.all)["pace"], number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** How long things stay in sight, as a factor, whether they move or not: 0 is not at all. */
export const pace = (): number => FACTORS[device.all.pace];

/** The duration of motion, as a factor: 0 is no motion at all. */
export function speed(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--speed") || 1);
}
