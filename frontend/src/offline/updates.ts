/** The versions of the static edition on this device: keeps this one for use without a network, and finds a newer one. */
import { BASE } from "../base";

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/** Keeps all files on this device. Browsers allow it on secure connections only, and some not in private windows. */
function kept(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register().catch((error: unknown) => {
    console.warn("this page needs the network: nothing can be kept on this device", error);
    return null;
  });
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration> {
  // The first page comes first.
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  return navigator.serviceWorker.register(`${BASE}/worker.js`, { updateViaCache: "none" });
}

/** Keeps this version, and calls `found` as soon as a newer one is complete on this device. */
export async function watch(found: () => void): Promise<void> {
  const registration = await kept();
  if (!registration) return;
  const look = (worker: ServiceWorker | null) => {
    // The first version of all replaces nothing.
    const tell = () => worker?.state === "installed" && navigator.serviceWorker.controller !== null && found();
    tell();
    worker?.addEventListener("statechange", tell);
  };
  look(registration.waiting ?? registration.installing);
  registration.addEventListener("updatefound", () => look(registration.installing));
}

/** Looks for a newer version; without a network there is none. */
export async function look(): Promise<void> {
  await (await kept())?.update().catch((error: unknown) => console.warn("no newer version can be looked for now", error));
}

/** Loads this page again, from the newest version that is on this device. */
export async function renew(): Promise<void> {
  const waiting = (await kept())?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("renew");
}
