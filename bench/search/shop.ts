import { WordCount } from '@thriftline/domain/search/count-words';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { NO_SYNONYMS } from '@thriftline/domain/search/stems';
import { readVocabulary, type Vocabulary } from '@thriftline/domain/search/vocabulary';
import { RandomShop } from '@thriftline/domain/testing/random-shop';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { known } from './counted-listings.ts';

/** Listings a batch writes. */
const BATCH = 200;

/** A shop full of listings. */
export interface FullShop {
  random: RandomShop;
  rows: ReturnType<typeof known>[];
  vocabulary: Vocabulary;
  /** Of a listing, on average. */
  tokens: number;
  bytes: number;
  bytesWithTokens: number;
}

/** Fills an empty store with listings of 2,000 words in 40 categories. */
export async function fillShop(firestore: Firestore, size: number): Promise<FullShop> {
  const random = new RandomShop({ seed: size, words: 2_000, categories: 40, textWords: 40 });
  const counted = new WordCount();
  const rows: FullShop['rows'] = [];
  let [tokens, bytes, bytesWithTokens] = [0, 0, 0];
  while (rows.length < size) {
    const batch = firestore.batch();
    for (let left = Math.min(BATCH, size - rows.length); left > 0; left -= 1) {
      const { q, ...listing } = random.listing(NO_SYNONYMS, (milliseconds) =>
        Timestamp.fromMillis(milliseconds),
      );
      const id = `item${rows.length.toString(36).padStart(8, '0')}`;
      batch.set(firestore.doc(`listings/${id}`), { ...listing, q });
      const found: FoundListing = { id, listing };
      rows.push(known(found));
      counted.add(listing);
      tokens += q.length;
      bytes += JSON.stringify(listing).length;
      bytesWithTokens += JSON.stringify({ ...listing, q }).length;
    }
    await batch.commit();
  }
  return {
    random,
    rows,
    vocabulary: readVocabulary(counted.toFile([])),
    tokens: tokens / size,
    bytes: bytes / size,
    bytesWithTokens: bytesWithTokens / size,
  };
}
