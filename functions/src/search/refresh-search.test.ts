import { INDEX_VERSION } from '@thriftline/domain/search/listing-of';
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshSearch } from './refresh-search.ts';

/** What is stored, by its path, and the jobs that were started. */
let stored: Record<string, unknown>;
let started: string[];

const at = (path: string) => ({ data: () => stored[path] });

vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({ get: async (path: string) => at(path) }),
  }),
}));
vi.mock('../firestore/collection.ts', () => ({
  collection: (path: string) => path,
  documentIn: (path: string, id: string) => `${path}/${id}`,
  read: async (path: string) => at(path).data(),
}));
vi.mock('../settings/settings.ts', () => ({ settingsDocument: () => 'settings' }));
vi.mock('../jobs/job.ts', () => ({
  jobId: ({ kind, about }: { kind: string; about: string }) => `${kind}_${about}`,
  jobDocument: (id: string) => `jobs/${id}`,
  startJob: (_transaction: object, { kind }: { kind: string }) => started.push(kind),
  startJobOnce: async ({ kind }: { kind: string }) => started.push(kind),
}));

beforeEach(() => {
  const file = { total: 0, synonyms: [['sofa', 'couch']], words: [], stems: [], units: [] };
  stored = {
    settings: { synonyms: ['sofa couch'] },
    'search/vocabulary': { json: JSON.stringify(file), indexVersion: INDEX_VERSION },
  };
  started = [];
});

it('counts words alone where all listings follow the rules and synonyms of now', async () => {
  await refreshSearch();
  expect(started).toEqual(['countWords']);
});

it.each([
  ['rules', 'search/vocabulary', { json: '{}', indexVersion: INDEX_VERSION - 1 }],
  ['synonyms', 'settings', { synonyms: ['sofa settee'] }],
])('makes all listings again after a change of the %s', async (_what, path, value) => {
  stored[path] = value;
  await refreshSearch();
  expect(started).toEqual(['reindexListings']);
});

it('makes all listings again where synonyms are undone while listings are made by them', async () => {
  stored['jobs/reindexListings_shop'] = { kind: 'reindexListings', about: 'shop', phase: 'products' };
  await refreshSearch();
  expect(started).toEqual(['reindexListings']);
});
