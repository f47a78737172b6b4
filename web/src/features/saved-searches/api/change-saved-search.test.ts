import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { changeSavedSearch, deleteSavedSearch } from './change-saved-search.ts';

vi.mock('firebase/firestore', () => ({ doc: (_firestore: object, path: string) => path }));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/outbox/sending/is-so-on-server.ts', () => ({}));
vi.mock('@/outbox/sending/enqueue-mutation.ts', () => ({ enqueueMutation: vi.fn(async () => 'queued') }));

const search = { _id: 'u1_ab', ownerId: 'u1', name: 'Lamps' } as Stored<SavedSearch>;

beforeEach(() => vi.clearAllMocks());

it('notes a change with what is to become of it, and a deletion, so that their fate is known after a reload', async () => {
  const about = { uid: 'u1', path: 'savedSearches/u1_ab', subject: { name: 'Lamps' } };
  await changeSavedSearch(search, { paused: true });
  expect(enqueueMutation).toHaveBeenLastCalledWith(
    { ...about, kind: 'changeSearch', changes: { paused: true } },
    expect.any(Function),
  );
  expect(await deleteSavedSearch(search)).toBe('queued');
  expect(enqueueMutation).toHaveBeenLastCalledWith({ ...about, kind: 'deleteSearch' }, expect.any(Function));
});
