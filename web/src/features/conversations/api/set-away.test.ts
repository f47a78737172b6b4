import { expect, it, vi } from 'vitest';
import { setAway } from './set-away.ts';

const { counted, sets } = vi.hoisted(() => ({ counted: [] as object[], sets: [] as unknown[] }));
vi.mock('firebase/firestore', () => ({
  doc: (...path: unknown[]) => path.slice(1).join('/'),
  deleteField: () => 'gone',
}));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/writes/quota/commit-counted.ts', () => ({
  requireShare: () => Promise.resolve(),
  commitCounted: (creation: object, fill: (batch: object) => void) => {
    counted.push(creation);
    fill({ set: (path: string, data: object) => sets.push([path, data]) });
    return { written: Promise.resolve() };
  },
}));

it('being away is counted, for all items follow where they are hidden', async () => {
  await setAway('sal', 20_000, 'hidden');
  await setAway('sal', undefined);
  expect(counted).toEqual(Array(2).fill({ act: 'absences', uid: 'sal', id: 'sal' }));
  expect(sets).toMatchObject([
    ['presence/sal', { awayUntil: 20_000, hidesUntil: 20_000 }],
    ['presence/sal', { awayUntil: 'gone', hidesUntil: 'gone' }],
  ]);
});
