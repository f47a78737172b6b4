import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { type Subscriber, subscriberAddress } from '@thriftline/domain/subscriber';
import { collection, documentIn } from '../firestore/collection.ts';

/** Who wants letters, by address: derived, so that one address is there once. */
export function subscriberDocument(email: string) {
  const id = createHash('sha256').update(subscriberAddress(email)).digest('hex');
  return documentIn(collection<Subscriber>(COLLECTIONS.subscribers), id);
}
