/**
 * The service worker that shows notices while no page is open. It keeps no files and answers no requests.
 *
 * It is one file and may import nothing. The notice brings the text to show, in the language of its recipient.
 */

/** A notice as the server sends it (`impera.server.notices.words`). */
interface PushNotice {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly link: string;
  readonly stop: string;
  readonly end: string;
}

// What TypeScript knows of service workers excludes what it knows of pages.
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends LifeEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends LifeEvent {
  readonly action: string;
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

const worker = self as unknown as Worker;
/** Some systems show no buttons on a notice. */
const hasButtons = ((Notification as unknown as { maxActions?: number }).maxActions ?? 0) > 1;

worker.addEventListener("push", (event) => {
  const told = (event as PushEvent).data?.json() as PushNotice | undefined;
  if (told) (event as PushEvent).waitUntil(show(told));
});
worker.addEventListener("notificationclick", (event) => {
  const { action, notification } = event as ClickEvent;
  notification.close();
  (event as ClickEvent).waitUntil(follow(action, notification.data as PushNotice));
});

async function show(told: PushNotice): Promise<void> {
  const { title, text: body, link: tag, open, stop } = told;
  const actions = hasButtons ? [{ action: "open", title: open }, { action: "end", title: stop }] : [];
  // One notice for each table: the next turn replaces the last one's.
  await worker.registration.showNotification(title, { body, tag, data: told, actions } as NotificationOptions);
}

async function follow(action: string, { link, end }: PushNotice): Promise<void> {
  if (action === "end") {
    await fetch(end.replace(/\/notices\/([^/]+)$/, "/api/notices/$1/end"), { method: "POST" });
    return;
  }
  // Without buttons, the page of the notice leads to the table and can end it.
  const goal = hasButtons ? link : `${end}#${link}`;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = windows.find(({ url }) => url.startsWith(link));
  await (known ? known.focus() : worker.clients.openWindow(goal));
}

export {};
