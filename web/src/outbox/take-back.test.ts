import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActKind } from './act.ts';
import { giveBackDraft } from './drafts.ts';
import { sendAct } from './send-act.ts';
import { canTakeBack, takeBack } from './take-back.ts';
import { anAct } from './testing/an-act.ts';

const written = vi.hoisted(() => [] as unknown[]);
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/pending-write.ts', () => ({ pendingWrite: () => undefined }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, path: string) => path,
  deleteField: () => 'gone',
  deleteDoc: (path: string) => void written.push(['delete', path]),
}));
vi.mock('@/lib/quota/commit-counted.ts', () => ({
  commitCounted: ({ act, id }: { act: string; id: string }, fill: (batch: object) => void) =>
    fill({
      update: (path: string, fields: object) => void written.push([act, id, path, fields]),
    }),
}));
vi.mock('./drafts.ts', () => ({ giveBackDraft: vi.fn() }));
vi.mock('./send-act.ts', () => ({ sendAct: vi.fn() }));

const queued = (kind: ActKind, rest: object = {}) => anAct({ kind, state: 'queued', ...rest });

describe('taking back an act', () => {
  beforeEach(() => {
    written.length = 0;
    vi.mocked(sendAct).mockReset();
    vi.mocked(sendAct).mockImplementation(async (_request, write) => {
      write(async () => true);
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
