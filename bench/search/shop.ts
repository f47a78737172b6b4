import { WordCount } from '@thriftline/domain/search/count-words';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { listingOf } from '@thriftline/domain/search/listing-of';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import {
  readVocabulary,
  type Vocabulary,
  type VocabularyFile,
} from '@thriftline/domain/search/words/vocabulary';
import { RandomShop } from '@thriftline/domain/testing/random-shop';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { known } from './counted-listings.ts';

/** Listings a batch writes, and batches on their way at a time. */
const BATCH = 200;
const AT_ONCE = 4;

/** Listings that every shop has, and words that only these have. */
const PLANTED = 40;
export const PLANTED_WORDS = 'quince kettle';

/** Where a search for what is near begins. */
export const LEEDS = { name: 'Leeds', lat: 53.796, lng: -1.548 };

/** A shop full of listings. */
export interface FullShop {
  random: RandomShop;
  rows: ReturnType<typeof known>[];
  vocabulary: Vocabulary;
  vocabularyFile: VocabularyFile;
  /** Of a listing, on average. */
  tokens: number;
  bytes: number;
  bytesWithTokens: number;
}

const timeOf = (milliseconds: number) => Timestamp.fromMillis(milliseconds);

/** The listings that are the same in every shop: some of them in Leeds, at prices from 1 to 40. */
function plantedListings(): StoredListing[] {
  const random = new RandomShop({ seed: 1, words: 2_000, categories: 40, textWords: 40 });
  return Array.from({ length: PLANTED }, (_, index) => {
    const product = random.product();
    const productname = `${PLANTED_WORDS} ${random.word()}`;
    const point = index % 2 === 0 ? LEEDS : undefined;
    const planted = { ...product, productname, resaleprice: index + 1, categoryId: `category-${index % 2}` };
    return listingOf(planted, { synonyms: NO_SYNONYMS, point, timeOf });
  });
}

/** Fills an empty store with listings of 2,000 words in 40 categories, and those that every shop has. */
export async function fillShop(firestore: Firestore, size: number): Promise<FullShop> {
  const random = new RandomShop({ seed: size, words: 2_000, categories: 40, textWords: 40 });
  const planted = plantedListings();
  const counted = new WordCount();
  const rows: FullShop['rows'] = [];
  let [tokens, bytes, bytesWithTokens] = [0, 0, 0];
  const fillBatch = async () => {
    const batch = firestore.batch();
    for (let left = Math.min(BATCH, size - rows.length); left > 0; left -= 1) {
      const stored = planted.pop() ?? random.listing(NO_SYNONYMS, timeOf);
      const { q, ...listing } = stored;
      const id = `item${rows.length.toString(36).padStart(8, '0')}`;
      batch.set(firestore.doc(`listings/${id}`), stored);
      const found: FoundListing = { id, listing };
      rows.push(known(found));
      counted.add(listing);
      tokens += q.length;
      bytes += JSON.stringify(listing).length;
      bytesWithTokens += JSON.stringify(stored).length;
    }
    await batch.commit();
  };
  const work = async () => {
    while (rows.length < size) await fillBatch();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const vocabularyFile = counted.toFile([]);
  return {
    random,
    rows,
    vocabulary: readVocabulary(vocabularyFile),
    vocabularyFile,
    tokens: tokens / size,
    bytes: bytes / size,
    bytesWithTokens: bytesWithTokens / size,
  };
}
