// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Mutation } from './mutation.ts';

const aMutation = (path: string, at: number) =>
  ({ id: `${path}@${at}`, uid: 'bea', path, at, state: 'queued' }) as Mutation;

/** A tab of its own. */
async function aTab() {
  vi.resetModules();
  return import('./waiting-copy.ts');
}

beforeEach(() => localStorage.clear());

it('what waits in two tabs without a journal is all there for the next page', async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.copyUnkept('bea', [aMutation('wishlist/a', 1), aMutation('wishlist/c', 1)]);
  other.copyUnkept('bea', [aMutation('wishlist/b', 2), aMutation('wishlist/c', 2)]);
  const next = await aTab();
  expect(
    next
      .unkeptMutations('bea')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['wishlist/a@1', 'wishlist/b@2', 'wishlist/c@2']);
  expect(next.unkeptMutations('bob')).toEqual([]);
  one.copyUnkept('bea', []);
  expect(
    next
      .unkeptMutations('bea')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['wishlist/b@2', 'wishlist/c@2']);
});

it('what came into a journal is forgotten, and nobody else’s', async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.copyUnkept('bea', [aMutation('wishlist/a', 1)]);
  other.copyUnkept('bob', [{ ...aMutation('wishlist/b', 2), uid: 'bob' }]);
  const next = await aTab();
  next.forgetUnkept('bea');
  expect(next.unkeptMutations('bea')).toEqual([]);
  expect(next.unkeptMutations('bob')).toHaveLength(1);
});
