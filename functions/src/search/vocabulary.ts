import { isDeepStrictEqual } from 'node:util';
import type { WordCount } from '@thriftline/domain/search/count-words';
import { INDEX_VERSION } from '@thriftline/domain/search/listing-of';
import type { VocabularyFile } from '@thriftline/domain/search/words/vocabulary';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection, documentIn, read } from '../firestore/collection.ts';
import { settingsDocument } from '../settings/settings.ts';
import { synonymGroups } from './shop-synonyms.ts';

/** What listings contained when they were last gone through. No security rule names it: `GET /api/vocabulary` gives it. */
interface StoredVocabulary {
  /** A VocabularyFile as JSON: Firestore keeps no list in a list. */
  json: string;
  /** The rules and synonyms that all listings were made by then. */
  indexVersion: number;
  builtAt: Timestamp;
}

const vocabularyDocument = () => documentIn(collection<StoredVocabulary>('search'), 'vocabulary');

/** What every shop begins with. */
const EMPTY: VocabularyFile = { total: 0, synonyms: [], words: [], stems: [], units: [] };

/** The vocabulary of the shop, as it was last counted. */
export async function getVocabulary(): Promise<VocabularyFile> {
  const stored = await read(vocabularyDocument());
  return stored ? (JSON.parse(stored.json) as VocabularyFile) : EMPTY;
}

/** Whether all listings were made by the rules and synonyms that hold now, unless a rebuild is under way. */
export async function isIndexCurrent(transaction: Transaction): Promise<boolean> {
  const [stored, settings] = await Promise.all([
    read(vocabularyDocument(), transaction),
    transaction.get(settingsDocument()),
  ]);
  if (stored === undefined || stored.indexVersion !== INDEX_VERSION) return false;
  const { synonyms } = JSON.parse(stored.json) as VocabularyFile;
  return isDeepStrictEqual(synonyms, synonymGroups(settings.data()));
}

/** Offers the words of a count from now on. */
export async function publishVocabulary(count: WordCount, synonyms: string[][]): Promise<void> {
  await vocabularyDocument().set({
    json: JSON.stringify(count.toFile(synonyms)),
    indexVersion: INDEX_VERSION,
    builtAt: Timestamp.now(),
  });
}
