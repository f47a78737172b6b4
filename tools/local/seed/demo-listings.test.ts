import type { StoredListing } from '@thriftline/domain/search/listing';
import type { VocabularyFile } from '@thriftline/domain/search/words/vocabulary';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { expect, it } from 'vitest';
import { demoListings } from './demo-listings.ts';
import { demoWorld } from './demo-world.ts';

const storedTime = (date: Date) => ({ toMillis: () => date.getTime(), toDate: () => date });
const documents = demoWorld({
  now: new Date('2026-01-31T12:00:00Z'),
  pictureUrl: ({ drawing, view, variant }, uid) => aPictureAddress(`${drawing}-${view}-${variant}`, uid),
  storedTime,
});

it('the demo can be searched: what is unsold, with its place, and what is advertised for everybody', async () => {
  const made = await demoListings(documents, storedTime);
  const of = (collection: string) => made.filter(({ path }) => path.startsWith(`${collection}/`));
  const unsold = documents.filter(
    ({ path, data }) => /^products\/[^/]+$/.test(path) && !('availability' in data && data.availability),
  );
  expect(of('listings').map(({ path }) => path.split('/')[1])).toEqual(
    unsold.map(({ path }) => path.split('/')[1]),
  );
  expect(of('advertisedListings').length).toBeGreaterThan(0);
  expect(of('advertisedListings').length).toBeLessThan(unsold.length);
  const placed = of('listings').filter(({ data }) => (data as StoredListing).point !== undefined);
  expect(placed.length).toBe(unsold.length);
  const wishes = of('listings').reduce((sum, { data }) => sum + ((data as StoredListing).wishes ?? 0), 0);
  expect(wishes).toBeGreaterThan(0);
  const [vocabulary, use] = of('search') as { data: { json: string; ids: string[] } }[];
  const { total, words } = JSON.parse(vocabulary?.data.json ?? '') as VocabularyFile;
  expect(total).toBe(unsold.length);
  expect(words.map(([spelling]) => spelling)).toContain('lamp');
  const inUse = of('listings').map(({ data }) => (data as StoredListing).categoryId);
  const most = (id: string | undefined) => inUse.filter((categoryId) => categoryId === id).length;
  expect(new Set(use?.data.ids)).toEqual(new Set(inUse));
  expect(most(use?.data.ids[0])).toBeGreaterThan(most(use?.data.ids.at(-1)));
});
