/** The notices of this person: which the server offers, which are chosen, and choosing and ending them. */
import { device } from "../device/device.svelte";
import { ask } from "../wire/api";
import type { NewNotice, NoticeCode, Notices, NoticeSeen } from "../wire/messages";
import { reading } from "../words/language.svelte";
import { canPush, subscribed } from "./push";

const path = (id: string) => `/notices/${encodeURIComponent(id)}`;

class ChosenNotices {
  #found = $state.raw<Notices | null>(null);

  /** The kinds of notices that work, here and now. */
  get offered(): readonly NewNotice["kind"][] {
    return (this.#found?.offered ?? []).filter((kind) => kind !== "push" || canPush());
  }

  get chosen(): readonly NoticeSeen[] {
    return this.#found?.chosen ?? [];
  }

  async load(): Promise<void> {
    this.#found = await ask<Notices>("/notices", device.key);
  }

  /** Be told on this device, by mail or by a request to a program; throws Denied. */
  async choose(kind: NewNotice["kind"], target: string): Promise<NoticeSeen> {
    const where = kind === "push" ? await subscribed(this.#found?.push_key ?? "") : { target };
    const wanted: NewNotice = { kind, language: reading.language.code, ...where };
    const chosen = await ask<NoticeSeen>("/notices", device.key, wanted);
    await this.load();
    return chosen;
  }

  async end(id: string): Promise<void> {
    await endNotice(id);
    await this.load();
  }
}

export const notices = new ChosenNotices();

/** A notice by its id, which is a secret of those who get it; throws Denied. */
export const noticeOf = (id: string) => ask<NoticeSeen>(path(id), null);

/** Say that one wants the notices that a mail asked about. */
export const confirmNotice = (id: string, wanted: NoticeCode) => ask<NoticeSeen>(`${path(id)}/confirm`, null, wanted);

export const endNotice = (id: string) => ask<unknown>(`${path(id)}/end`, null, {});
