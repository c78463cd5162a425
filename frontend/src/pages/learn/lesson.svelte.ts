/** An attempt at a lesson, judged by the engine in the page. A goal that was reached is remembered on the device. */
import { device } from "../../device/device.svelte";
import type { LessonTried } from "../../wire/messages";
import { AttemptGame, type AttemptListener } from "./attempt.svelte";
import type { Lesson } from "./course";
import { tried as outcomeOf } from "./trying";

export class LessonGame extends AttemptGame<LessonTried> {
  readonly lesson: Lesson;

  constructor(lesson: Lesson, listener: AttemptListener<LessonTried>) {
    super(listener);
    this.lesson = lesson;
  }

  protected judged(decisions: readonly string[]): Promise<LessonTried> {
    return outcomeOf(this.lesson, decisions);
  }

  protected noted({ status }: LessonTried): void {
    if (status === "reached") device.set({ lessons: [...new Set([...device.all.lessons, this.lesson.name])] });
  }
}
