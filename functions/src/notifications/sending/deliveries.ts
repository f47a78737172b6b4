import { DELIVERIES, type Delivery, deliveryId } from '@thriftline/domain/notifications/delivery';
import type { DocumentReference } from 'firebase-admin/firestore';
import { collection, documentIn } from '../../firestore/collection.ts';

/** For how long whoever sends keeps others off: longer than sending takes. After it, they are dead. */
export const LEASE_MS = 5 * 60_000;

/** What is to be sent, and was in the last weeks. No client reads it: no security rule names it. */
export const deliveries = () => collection<Delivery>(DELIVERIES);

/** One of them. */
export const deliveryDocument = (id: string): DocumentReference<Delivery> => documentIn(deliveries(), id);

/** The one by which an account is told something one way. */
export const deliveryOf = (delivery: Pick<Delivery, 'channel' | 'uid' | 'notification'>) =>
  deliveryDocument(deliveryId(delivery));

/** Everything that one account is and was sent. */
export const deliveriesTo = (uid: string) => deliveries().where('uid', '==', uid);
