// @vitest-environment happy-dom
import { createBrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { nameFirstEntry } from './name-first-entry.ts';

/** The key of the entry that a router starts at, as scroll positions are kept by. */
function keyAtStart(): string {
  nameFirstEntry(window as unknown as Window);
  const router = createBrowserRouter([{ path: '*' }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}

beforeEach(() => history.replaceState(null, ''));

it('gives two pages that are loaded afresh keys of their own', () => {
  const first = keyAtStart();
  history.pushState(null, '', '/next');
  expect(keyAtStart()).not.toBe(first);
});

it('leaves its key to a page that is loaded again, and what else is kept with it', () => {
  history.replaceState({ usr: { from: 'search' } }, '');
  const first = keyAtStart();
  expect(keyAtStart()).toBe(first);
  expect(history.state).toMatchObject({ usr: { from: 'search' }, key: first });
});
