import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countFault, forgetFault } from './trigger-faults.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());

vi.mock('../firestore/collection.ts', () => ({
  collection: (name: string) => name,
  documentIn: (name: string, id: string) => ({
    path: `${name}/${id}`,
    delete: async () => void store.delete(`${name}/${id}`),
  }),
  read: async ({ path }: { path: string }) => store.get(path),
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<unknown>) =>
      work({ set: ({ path }: { path: string }, data: object) => void store.set(path, data) }),
  }),
}));

const EVENT = { trigger: 'savedSearchWritten', eventId: 'event-1', path: 'users/bea/savedSearches/a-search' };
const filed = () => [...store.values()];

beforeEach(() => store.clear());

describe('what a trigger fails at', () => {
  it('is filed for admins with its document and its cause the third time, and keeps the time of that', async () => {
    expect(await countFault(EVENT, 'TypeError: no such path', false)).toBe(1);
    await countFault(EVENT, 'TypeError: no such path', false);
    expect(filed()).toEqual([expect.not.objectContaining({ filedAt: expect.anything() })]);
    expect(await countFault(EVENT, 'RangeError: too long', false)).toBe(3);
    const [{ filedAt } = { filedAt: undefined }] = filed() as { filedAt?: object }[];
    expect(filed()).toEqual([
      {
        trigger: EVENT.trigger,
        path: EVENT.path,
        cause: 'RangeError: too long',
        tries: 3,
        filedAt: expect.anything(),
        goesOn: false,
        lastAt: expect.anything(),
        expireAt: expect.anything(),
      },
    ]);
    await countFault(EVENT, 'RangeError: too long', true);
    expect(filed()).toMatchObject([{ tries: 4, goesOn: true, filedAt }]);
  });

  it('is cut to what a document should hold, and through no character', async () => {
    await countFault(EVENT, `${'x'.repeat(499)}\u{1f4a5}`, false);
    expect(filed()).toMatchObject([{ cause: `${'x'.repeat(499)}\ufffd` }]);
  });

  it('is one document for each event, and gone once the work was done', async () => {
    await countFault(EVENT, 'no', true);
    await countFault({ ...EVENT, eventId: 'event-2' }, 'no', true);
    expect(filed()).toHaveLength(2);
    await forgetFault(EVENT);
    expect(filed()).toHaveLength(1);
  });
});
