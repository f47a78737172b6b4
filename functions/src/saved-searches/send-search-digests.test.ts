import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { noHits, type SearchHits, withHit } from '@thriftline/domain/saved-searches/search-hits';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendSearchDigests } from './send-search-digests.ts';

/** The one stored search and what was found for it, and what comes while its digest is being sent. */
let search: Partial<SavedSearch>;
let hits: SearchHits;
let whileSending: () => void;
let told: number[];

vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({
        set: (_document: string, after: SearchHits) => {
          hits = after;
        },
      }),
  }),
}));
vi.mock('./saved-searches.ts', () => {
  const due = {
    where: () => due,
    orderBy: () => due,
    limit: () => due,
    get: async () => ({ docs: [{ id: 'lamps', ref: { path: 'searchHits/lamps' }, data: () => hits }] }),
  };
  return { searchHits: () => due, searchHitsDocument: () => 'hits', savedSearchDocument: () => 'search' };
});
vi.mock('../firestore/collection.ts', () => ({
  read: async (document: string) => (document === 'hits' ? hits : search),
}));
vi.mock('../notifications/preferences.ts', () => ({ preferencesOf: () => 'preferences' }));
vi.mock('./ask-for-search.ts', () => ({ askForSearch: async () => ['asked'] }));
vi.mock('../notifications/notify.ts', () => ({
  notify: async ({ params }: { params: { count: number } }) => {
    told.push(params.count);
    whileSending();
  },
}));

const DAY_MS = 86_400_000;
const DUE = 20_000 * DAY_MS + 7 * 3_600_000;
const comes = (id: string) => {
  hits = withHit(hits, id, DUE);
};

beforeEach(() => {
  search = { ownerId: 'ada', frequency: 'daily', paused: false, seenUntil: 0 };
  hits = { ...withHit(noHits('ada'), 'first', DUE - 1), dueAt: DUE };
  whileSending = () => undefined;
  told = [];
});

it('waits for the next hit once all is told', async () => {
  await sendSearchDigests(DUE);
  expect(told).toEqual([1]);
  expect(hits.dueAt).toBeUndefined();
});

it('tells what comes while a digest is being sent with the next one', async () => {
  whileSending = () => comes('second');
  await sendSearchDigests(DUE);
  expect(hits).toMatchObject({ dueAt: DUE + DAY_MS, hits: { second: DUE } });
  expect(hits).not.toHaveProperty('askedUntil');
  whileSending = () => undefined;
  search.seenUntil = DUE - 1;
  await sendSearchDigests(DUE + DAY_MS);
  expect(told).toEqual([1, 1]);
  expect(hits.dueAt).toBeUndefined();
});

it('tells nothing again that its owner has already seen', async () => {
  whileSending = () => {
    comes('second');
    search.seenUntil = DUE;
  };
  await sendSearchDigests(DUE);
  expect(hits.dueAt).toBeUndefined();
});

it('says until when a search was asked that is asked for', async () => {
  search.tooMany = true;
  whileSending = () => comes('asked');
  await sendSearchDigests(DUE);
  expect(told).toEqual([2]);
  expect(hits).toMatchObject({ dueAt: DUE + DAY_MS, askedUntil: DUE });
});

it('has nothing due while a search is paused', async () => {
  search.paused = true;
  await sendSearchDigests(DUE);
  expect(told).toEqual([]);
  expect(hits.dueAt).toBeUndefined();
});
