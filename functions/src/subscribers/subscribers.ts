import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { type Subscriber, subscriberAddress } from '@thriftline/domain/settings/subscriber';
import { collection, documentIn } from '../firestore/collection.ts';

/** The id of an address: derived, so that one is there once. */
export function subscriberId(email: string): string {
  return createHash('sha256').update(subscriberAddress(email)).digest('hex');
}

/** Who wants e-mails, by id. */
export const subscriberById = (id: string) => documentIn(collection<Subscriber>(COLLECTIONS.subscribers), id);

/** Who wants e-mails, by address. */
export const subscriberDocument = (email: string) => subscriberById(subscriberId(email));
