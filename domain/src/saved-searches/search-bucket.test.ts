import { expect, it } from 'vitest';
import { isDocumentId } from '../base/document-id.ts';
import { NO_SYNONYMS, synonymsOf } from '../search/words/stems.ts';
import { MAX_SAVED_ADDRESS } from './saved-search.ts';
import { BUCKET_SIZE, bucketWithRoom, isNewFor, searchBucketId } from './search-bucket.ts';

const full = (n: number) => ({ n, count: BUCKET_SIZE });

it('a search is filed where there is room, else in a bucket of its own', () => {
  expect(bucketWithRoom([])).toBe(0);
  expect(bucketWithRoom([full(0), { n: 3, count: BUCKET_SIZE - 1 }])).toBe(3);
  expect(bucketWithRoom([full(0), full(1)])).toBe(2);
  expect(bucketWithRoom([full(0), full(2)])).toBe(1);
  expect(searchBucketId('lamp', 2)).toBe('lamp_2');
  // The category of a search is what its address says.
  expect(isDocumentId(searchBucketId('c:a/b/c', 0))).toBe(true);
  expect(isDocumentId(searchBucketId(`c:${'中'.repeat(900)}`, 0))).toBe(true);
});

it('a full bucket of the longest addresses is a document that Firestore takes', () => {
  // Ids of accounts and hashes, names of fields, and what Firestore adds to each.
  const search = MAX_SAVED_ADDRESS + 2 * 128 + 65 + 100;
  expect(BUCKET_SIZE * search).toBeLessThan(1_048_576);
});

const lamp = {
  titleStems: 'oak lamp',
  textStems: 'brass',
  categoryId: 'lighting',
  condition: 'Good' as const,
  resaleprice: 60,
  sellerStatus: 'Unverified' as const,
};
const cheaper = { ...lamp, resaleprice: 40 };

it('a listing is new for a search that did not find it as it was before', () => {
  const upTo50 = { address: 'q=lamp&max=50' };
  expect(isNewFor(upTo50, { before: lamp, now: cheaper }, NO_SYNONYMS)).toBe(true);
  expect(isNewFor(upTo50, { before: undefined, now: cheaper }, NO_SYNONYMS)).toBe(true);
  expect(isNewFor(upTo50, { before: undefined, now: lamp }, NO_SYNONYMS)).toBe(false);
  expect(isNewFor({ address: 'q=lamp' }, { before: lamp, now: cheaper }, NO_SYNONYMS)).toBe(false);
});

it('words are taken as they are meant now', () => {
  const light = { address: 'q=light' };
  expect(isNewFor(light, { before: undefined, now: lamp }, NO_SYNONYMS)).toBe(false);
  expect(isNewFor(light, { before: undefined, now: lamp }, synonymsOf([['lamp', 'light']]))).toBe(true);
});
