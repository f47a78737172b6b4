import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';

/** How long the worker may take to be there, in milliseconds: it stores the app first. */
const PATIENCE_MS = 30_000;

const NOT_YET = msg`We’re still setting up notifications. Try again in a minute.`;

/** The worker that takes push messages. Throws AppError with words for the user where there is none yet. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (registration === undefined) throw new AppError('internal', NOT_YET);
  return registration;
}

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
 * does not, AppError with words for the user where it does not yet.
 */
export async function subscribe(vapidPublicKey: string): Promise<PushSubscription> {
  const registration = await readyWorker();
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
