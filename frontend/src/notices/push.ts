/** This browser's push service: how it is asked to listen to the server, and to stop. */
import { BASE } from "../base";
import { Denied } from "../wire/api";
import type { NewNotice } from "../wire/messages";

/** Whether this browser can show notices here: not without https, and on some phones only if the page is installed. */
export const canPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Ask the person and the browser; throws Denied if one of them says no. */
export async function subscribed(key: string): Promise<Pick<NewNotice, "target" | "p256dh" | "auth">> {
  if ((await Notification.requestPermission()) !== "granted") throw new Denied("push-refused", "the browser shows no notices");
  try {
    const { endpoint, keys } = (await listening(await registered(), key)).toJSON();
    return { target: endpoint ?? "", p256dh: keys?.p256dh ?? null, auth: keys?.auth ?? null };
  } catch (error) {
    throw new Denied("push-refused", String(error));
  }
}

async function registered(): Promise<ServiceWorkerRegistration> {
  const scope = `${BASE}/notices/`;
  const registration = await navigator.serviceWorker.register(`${BASE}/notices/worker.js`, { scope });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((done) => coming.addEventListener("statechange", () => coming.state === "activated" && done()));
  return registration;
}

/** A subscription to this server; one to another key, as of an earlier database, makes way. */
async function listening({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const how = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(how);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(how);
  }
}
