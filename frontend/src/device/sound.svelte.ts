/**
 * Short sounds, made from a few tones, without files. Each has a caption, for people who cannot hear it.
 *
 * Sounds are off by default; they never carry information that is not shown too.
 */
import { device } from "./device.svelte";

export const CUES = ["turn", "card", "effect", "blocked", "phrase", "seat", "won", "over"] as const;
export type Cue = (typeof CUES)[number];

/** A tone: how high in hertz, when it begins and how long it lasts in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly wave?: OscillatorType;
}

const TONES: Record<Cue, readonly Tone[]> = {
  turn: [
    { pitch: 523, at: 0, lasts: 0.22 },
    { pitch: 784, at: 0.14, lasts: 0.4 },
  ],
  card: [{ pitch: 196, at: 0, lasts: 0.09, wave: "triangle" }],
  effect: [
    { pitch: 440, at: 0, lasts: 0.12, wave: "triangle" },
    { pitch: 554, at: 0.08, lasts: 0.16, wave: "triangle" },
  ],
  blocked: [
    { pitch: 233, at: 0, lasts: 0.18, wave: "triangle" },
    { pitch: 175, at: 0.16, lasts: 0.34, wave: "triangle" },
  ],
  phrase: [
    { pitch: 880, at: 0, lasts: 0.08 },
    { pitch: 880, at: 0.12, lasts: 0.12 },
  ],
  seat: [
    { pitch: 330, at: 0, lasts: 0.14 },
    { pitch: 392, at: 0.1, lasts: 0.22 },
  ],
  won: [
    { pitch: 523, at: 0, lasts: 0.2 },
    { pitch: 659, at: 0.14, lasts: 0.2 },
    { pitch: 784, at: 0.28, lasts: 0.2 },
    { pitch: 1047, at: 0.42, lasts: 0.7 },
  ],
  over: [
    { pitch: 523, at: 0, lasts: 0.3 },
    { pitch: 392, at: 0.22, lasts: 0.6 },
  ],
};

const LOUDNESS = 0.16;
/** How long a tone takes to fade in, so that it does not click. */
const SWELL = 0.012;
/** How long a caption stays, in milliseconds. */
export const CAPTION = 2_600;

class Sound {
  /** The cue that is playing; its caption is shown for as long. The key differs each time. */
  shown = $state.raw<{ readonly cue: Cue; readonly key: number } | null>(null);
  #context: AudioContext | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Play a cue, if the person wants sounds. */
  play(cue: Cue): void {
    if (device.all.sound) this.hear(cue);
  }

  /** Play a cue in any case: the person asked for it. */
  hear(cue: Cue): void {
    this.shown = { cue, key: (this.shown?.key ?? 0) + 1 };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = null), CAPTION);
    this.#context ??= new AudioContext();
    // Browsers keep it silent until the page has been touched; until then there are only captions.
    void this.#context.resume();
    for (const tone of TONES[cue]) sing(this.#context, tone);
  }
}

function sing(context: AudioContext, { pitch, at, lasts, wave = "sine" }: Tone): void {
  const [begins, ends] = [context.currentTime + at, context.currentTime + at + lasts];
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begins + SWELL);
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(ends);
}

export const sound = new Sound();
