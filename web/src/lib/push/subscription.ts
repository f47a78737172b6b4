/** The worker that would take push messages; undefined before there is one. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Where this browser takes push messages for the shop; null where it does not. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await worker())?.pushManager?.getSubscription()) ?? null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array) =>
  one !== null && String(new Uint8Array(one)) === String(other);

/**
 * Has this browser take push messages that are signed with the key, in the place of those signed with another. Throws where it
 * does not.
 */
export async function subscribe(vapidPublicKey: string): Promise<PushSubscription> {
  const registration = await worker();
  if (registration === undefined) throw new Error('There is no service worker to take push messages.');
  const applicationServerKey = bytesOf(vapidPublicKey);
  const known = await registration.pushManager.getSubscription();
  if (known !== null && isSame(known.options.applicationServerKey, applicationServerKey)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Takes no push messages any more, and what came by them off the screen. */
export async function unsubscribe(): Promise<void> {
  const shown = (await (await worker())?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
  await (await currentSubscription())?.unsubscribe();
}
