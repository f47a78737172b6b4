import { digestDueAt } from '@thriftline/domain/saved-searches/digest-schedule';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { preferencesOf } from '../notifications/preferences.ts';

/**
 * When the news of a search that come at a time are told next, by its owner's clock (milliseconds since 1970); undefined where that is
 * at once, which reads nothing.
 */
export async function nextDigest(
  { frequency, ownerId }: Pick<SavedSearch, 'frequency' | 'ownerId'>,
  at: number,
  transaction: Transaction,
): Promise<number | undefined> {
  if (frequency === 'instant') return undefined;
  return digestDueAt(frequency, at, (await read(preferencesOf(ownerId), transaction))?.timeZone);
}
