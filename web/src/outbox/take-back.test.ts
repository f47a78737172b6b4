import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingWrite } from '@/lib/pending-write.ts';
import type { ActKind } from './act.ts';
import { giveBackDraft } from './drafts.ts';
import { sendAct } from './send-act.ts';
import { canTakeBack, takeBack } from './take-back.ts';
import { anAct } from './testing/an-act.ts';

const written = vi.hoisted(() => [] as unknown[]);
/** What the server answers to deletions; without any it does them. */
const answers = vi.hoisted(() => [] as Promise<void>[]);
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
const server = vi.hoisted(() => ({ isSo: false }));
vi.mock('./is-so-on-server.ts', () => ({ isSoOnServer: async () => server.isSo }));
vi.mock('@/lib/pending-write.ts', () => ({
  pendingWrite: (_reference: string, written: Promise<void>) => ({ kept: Promise.resolve(), written }),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, path: string) => path,
  deleteField: () => 'gone',
  deleteDoc: (path: string) => {
    written.push(['delete', path]);
    return answers.shift() ?? Promise.resolve();
  },
}));
vi.mock('@/lib/quota/commit-counted.ts', () => ({
  commitCounted: ({ act, id }: { act: string; id: string }, fill: (batch: object) => void) => {
    fill({
      update: (path: string, fields: object) => void written.push([act, id, path, fields]),
    });
    return { kept: Promise.resolve(), written: Promise.resolve() };
  },
}));
vi.mock('./drafts.ts', () => ({ giveBackDraft: vi.fn() }));
vi.mock('./send-act.ts', () => ({ sendAct: vi.fn() }));

/** What was given to be sent. */
const writes: PendingWrite[] = [];

const queued = (kind: ActKind, rest: object = {}) => anAct({ kind, state: 'queued', ...rest });

describe('taking back an act', () => {
  beforeEach(() => {
    written.length = 0;
    vi.mocked(sendAct).mockReset();
    writes.length = 0;
    vi.mocked(sendAct).mockImplementation(async (_request, write) => {
      writes.push(write(async () => true));
      return 'queued';
    });
    vi.mocked(giveBackDraft).mockReset();
  });

  it('deletes what the act makes, behind it', async () => {
    const { path } = anAct();
    expect(await takeBack(queued('book'))).toBe('queued');
    expect(vi.mocked(sendAct).mock.lastCall?.[0]).toMatchObject({
      kind: 'deleteBooking',
      undoes: 'book',
      path,
    });
    expect(written).toEqual([['delete', path]]);
    expect(giveBackDraft).not.toHaveBeenCalled();
  });

  it('is done where both were refused, and refused where it is not so', async () => {
    const denied = new Error('no');
    for (const isSo of [true, false]) {
      server.isSo = isSo;
      answers.push(Promise.reject(denied));
      await takeBack(queued('book'));
      const { written: outcome } = writes.at(-1) ?? {};
      if (isSo) await expect(outcome).resolves.toBeUndefined();
      else await expect(outcome).rejects.toBe(denied);
    }
  });

  it('gives the draft of a product back', async () => {
    await takeBack(queued('addProduct', { path: 'products/p1' }));
    expect(giveBackDraft).toHaveBeenCalledExactlyOnceWith('u1', 'products/p1');
  });

  it.each([
    ['changePrice', { resaleprice: 40 }, { resaleprice: 45 }, { resaleprice: 45 }, 'changePrice'],
    ['takeDown', { hidden: true }, { hidden: undefined }, { hidden: 'gone' }, 'bringBack'],
  ] as const)(
    'changes back what %s changed, which counts as an edit',
    async (kind, changes, before, fields, by) => {
      await takeBack(queued(kind, { path: 'products/p1', changes, before }));
      expect(vi.mocked(sendAct).mock.lastCall?.[0]).toMatchObject({
        kind: by,
        undoes: kind,
        changes: before,
      });
      expect(written).toEqual([['edits', 'p1', 'products/p1', fields]]);
    },
  );

  it('is for what waits, once, and only for kinds that can be undone', () => {
    expect(canTakeBack(queued('wish'))).toBe(true);
    expect(canTakeBack(queued('changePrice', { before: { resaleprice: 45 } }))).toBe(true);
    expect(canTakeBack(queued('changePrice'))).toBe(false);
    expect(canTakeBack(queued('write'))).toBe(false);
    expect(canTakeBack(queued('deleteBooking', { undoes: 'book' }))).toBe(false);
    expect(canTakeBack(anAct({ state: 'sending' }))).toBe(false);
    expect(canTakeBack(anAct({ state: 'sent' }))).toBe(false);
  });
});
