import type { Presence } from '@thriftline/domain/accounts/presence';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { collection, documentIn } from '../firestore/collection.ts';

/** When accounts were last here. */
export const presences = () => collection<Presence>(COLLECTIONS.presence);

/** When an account was last here, as it says itself. */
export const presenceDocument = (uid: string) => documentIn(presences(), uid);
