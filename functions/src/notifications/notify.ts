import { DELIVERY_DAYS, type DeliveryChannel } from '@thriftline/domain/notifications/delivery';
import { deliveryTime } from '@thriftline/domain/notifications/delivery-time';
import { INBOX_DAYS } from '@thriftline/domain/notifications/inbox';
import { urgencyOf } from '@thriftline/domain/notifications/letter-room';
import { type AnyNews, notificationId } from '@thriftline/domain/notifications/notification';
import { isWanted } from '@thriftline/domain/notifications/notification-preferences';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { pushTargetsOf } from '../accounts/push-targets.ts';
import { userDocument } from '../accounts/users.ts';
import { documentIn, isThereAlready, read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { openChannels } from './open-channels.ts';
import { preferencesOf } from './preferences.ts';
import { deliveryOf } from './sending/deliveries.ts';
import { inboxOf } from './sending/inbox.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Tells an account something it wants to hear, once, however often it is called; nobody whose account is gone. What is to be
 * sent is written down in the same step, to be sent by who hears of that: no SMTP server holds back who tells. `without` are ways
 * that are not wanted for this one.
 */
export async function notify(
  news: AnyNews,
  { without = [] }: { without?: readonly DeliveryChannel[] | undefined } = {},
): Promise<void> {
  const { kind, to, params } = news;
  const notification = notificationId(news);
  const document = documentIn(inboxOf(to), notification);
  const now = Date.now();
  const entry = (days: number) => ({
    kind,
    params,
    at: FieldValue.serverTimestamp(),
    expireAt: Timestamp.fromMillis(now + days * DAY_MS),
  });
  const written = firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    if (known !== undefined || (await read(userDocument(to), transaction)) === undefined) return;
    const preferences = (await read(preferencesOf(to), transaction)) ?? {};
    const channels = openChannels().filter(
      (channel) => isWanted(kind, channel, preferences) && !without.includes(channel),
    );
    // Most accounts have no browser that shows anything: a read instead of a write, a trigger and what that reads.
    const isShown = channels.includes('push') && !(await transaction.get(pushTargetsOf(to).limit(1))).empty;
    if (isWanted(kind, 'inbox', preferences)) transaction.create(document, entry(INBOX_DAYS));
    for (const channel of channels) {
      if (channel === 'push' && !isShown) continue;
      const dueAt = deliveryTime(kind, channel, preferences, now);
      const delivery = { uid: to, channel, notification, state: 'due', tries: 0, dueAt } as const;
      const urgency = channel === 'email' && { urgency: urgencyOf(kind, preferences.letters === 'daily') };
      transaction.create(deliveryOf(delivery), { ...delivery, ...urgency, ...entry(DELIVERY_DAYS) });
    }
  });
  // Who wants it sent, and not in the inbox, is known by what was sent alone: it is not read, but cannot be made twice.
  await written.catch((error: unknown) => {
    if (!isThereAlready(error)) throw error;
  });
}

/** The same for whoever has done something else that is not to fail: a failure is logged. */
export async function notifyOrLog(news: AnyNews): Promise<void> {
  try {
    await notify(news);
  } catch (error) {
    logger.error(`${news.to} was not told: ${news.kind}`, error);
  }
}
