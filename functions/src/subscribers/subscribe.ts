import { AppError } from '@thriftline/domain/errors';
import { type Subscribe, subscriberAddress } from '@thriftline/domain/subscriber';
import { FieldValue } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { limitSubscriptions } from './limit-subscriptions.ts';
import { subscriberDocument } from './subscribers.ts';

/**
 * Keeps an address to write to, with what its owner agreed to and when. One that is there stays as it is, and nobody is told
 * whether it was. Throws `permission-denied` when the operator does not ask for addresses.
 */
export async function subscribe({ email, consent }: Subscribe): Promise<void> {
  if (!(await loadShopSettings()).subscribeBox) {
    throw new AppError('permission-denied', 'This shop does not ask for addresses.');
  }
  await limitSubscriptions();
  const document = subscriberDocument(email);
  await firestore().runTransaction(async (transaction) => {
    if ((await read(document, transaction)) !== undefined) return;
    transaction.create(document, {
      email: subscriberAddress(email),
      consent,
      createdAt: FieldValue.serverTimestamp(),
    });
  });
}
