import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { CONFIRM_DAYS, type Subscribe, subscriberAddress } from '@thriftline/domain/settings/subscriber';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { limitSubscriptions } from './limit-subscriptions.ts';
import { subscriberDocument } from './subscribers.ts';

const DAY_MS = 86_400_000;

/**
 * Keeps an address to write to, with what was agreed to and when, until its owner has confirmed it by an e-mail or the time for that is
 * over. One that is confirmed stays as it is, and nobody is told whether it was. Throws `permission-denied` when the operator does not
 * ask for addresses, or cannot write to them.
 */
export async function subscribe({ email, consent, language }: Subscribe): Promise<void> {
  if (!(await loadShopSettings()).subscribeBox) {
    throw new AppError('permission-denied', msg`This shop has no newsletter.`);
  }
  await limitSubscriptions(email);
  const document = subscriberDocument(email);
  await firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    if (known?.confirmedAt !== undefined) return;
    const now = Date.now();
    const expireAt = Timestamp.fromMillis(now + CONFIRM_DAYS * DAY_MS);
    // Firestore deletes what has expired when it comes to it.
    const isThere = known?.expireAt !== undefined && known.expireAt.toMillis() > now;
    if (isThere) {
      transaction.update(document, {
        asked: FieldValue.increment(1),
        expireAt,
        ...(language && { language }),
      });
      return;
    }
    transaction.set(document, {
      email: subscriberAddress(email),
      consent,
      ...(language && { language }),
      createdAt: FieldValue.serverTimestamp(),
      expireAt,
      asked: 1,
      sent: 0,
    });
  });
}
