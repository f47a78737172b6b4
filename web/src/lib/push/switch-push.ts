import { msg } from '@lingui/core/macro';
import { dayOf } from '@thriftline/domain/accounts/device';
import { AppError } from '@thriftline/domain/base/errors';
import { invariant } from '@thriftline/domain/base/invariant';
import { env } from '@/config/env.ts';
import { callFunction } from '../calls/callables.ts';
import { deviceName } from '../device/device-name.ts';
import { keepPushHere, pushHere } from './push-here.ts';
import { currentSubscription, subscribe, unsubscribe } from './subscription.ts';

const NO_ADDRESS = msg`This browser can’t reach its notification service. Try again, or use another browser.`;

/** Tells the shop where this browser takes its messages. */
async function tellShop(uid: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  invariant(endpoint, 'a subscription has an address');
  await callFunction('savePushTarget', { endpoint, p256dh, auth, device: deviceName(navigator.userAgent) });
  keepPushHere(uid, { endpoint, day: dayOf(Date.now()) });
}

/**
 * Has the account told on this device, once its user allows it: the browser asks them. Says what they answered. Throws AppError
 * with words for the user where it cannot be.
 */
export async function switchPushOn(uid: string): Promise<NotificationPermission> {
  invariant(env.vapidPublicKey !== undefined, 'is offered where the shop sends push messages');
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer;
  const subscription = await subscribe(env.vapidPublicKey).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('internal', NO_ADDRESS, { cause });
  });
  await tellShop(uid, subscription);
  return answer;
}

/** Has the account told nothing on this device any more. Throws AppError with words for the user. */
export async function switchPushOff(uid: string): Promise<void> {
  const endpoint = pushHere(uid)?.endpoint ?? (await currentSubscription())?.endpoint;
  await unsubscribe();
  keepPushHere(uid, null);
  if (endpoint !== undefined) await callFunction('forgetPushTarget', { endpoint });
}

/**
 * Tells the shop once a day, and at once where it has changed, where this browser takes its messages: it may have got another
 * address, or the shop another key. Only where its user allows it.
 */
export async function refreshPush(uid: string): Promise<void> {
  const here = pushHere(uid);
  if (here === undefined || env.vapidPublicKey === undefined) return;
  const subscription = await subscribe(env.vapidPublicKey);
  if (subscription.endpoint === here.endpoint && here.day === dayOf(Date.now())) return;
  await tellShop(uid, subscription);
}
