/** How the page looks on this device, said once on <html>; the styles read it from there. */
import { device } from "./device.svelte";

/** Write the chosen theme, motion and text size to <html>; what follows the system is left out. */
export function dress(): void {
  const { theme, motion, text } = device.all;
  const { dataset } = document.documentElement;
  for (const [key, value, usual] of [
    ["theme", theme, "system"],
    ["motion", motion, "system"],
    ["text", text, "normal"],
  ] as const) {
    if (value === usual) delete dataset[key];
    else dataset[key] = value;
  }
}

/** How long things take, as a factor: 0 is no motion at all. */
export function speed(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--speed") || 1);
}
