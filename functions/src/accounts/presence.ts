import type { Presence } from '@thriftline/domain/accounts/presence';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { collection, documentIn } from '../firestore/collection.ts';

/** When an account was last here, as it says itself. */
export const presenceDocument = (uid: string) => documentIn(collection<Presence>(COLLECTIONS.presence), uid);
