// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Act } from './act.ts';

const anAct = (path: string, at: number) =>
  ({ id: `${path}@${at}`, uid: 'bea', path, at, state: 'queued' }) as Act;

/** A tab of its own. */
async function aTab() {
  vi.resetModules();
  return import('./waiting-copy.ts');
}

beforeEach(() => localStorage.clear());

it('what waits in two tabs without a journal is all there for the next page', async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.copyUnkept('bea', [anAct('wishlist/a', 1), anAct('wishlist/c', 1)]);
  other.copyUnkept('bea', [anAct('wishlist/b', 2), anAct('wishlist/c', 2)]);
  const next = await aTab();
  expect(
    next
      .unkeptActs('bea')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['wishlist/a@1', 'wishlist/b@2', 'wishlist/c@2']);
  expect(next.unkeptActs('bob')).toEqual([]);
  one.copyUnkept('bea', []);
  expect(
    next
      .unkeptActs('bea')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['wishlist/b@2', 'wishlist/c@2']);
});

it('what came into a journal is forgotten, and nobody else’s', async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.copyUnkept('bea', [anAct('wishlist/a', 1)]);
  other.copyUnkept('bob', [{ ...anAct('wishlist/b', 2), uid: 'bob' }]);
  const next = await aTab();
  next.forgetUnkept('bea');
  expect(next.unkeptActs('bea')).toEqual([]);
  expect(next.unkeptActs('bob')).toHaveLength(1);
});
