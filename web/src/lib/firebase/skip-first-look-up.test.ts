import { expect, it, vi } from 'vitest';
import { skipFirstLookUp } from './skip-first-look-up.ts';

const LOOK_UP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';

function aScope() {
  const fetch = vi.fn(async () => new Response());
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const scope: { fetch: typeof globalThis.fetch } = { fetch };
  skipFirstLookUp(scope, promise);
  return { scope, fetch, ready: resolve };
}

it('has the first look-up fail without asking, and no other', async () => {
  const { scope, fetch } = aScope();
  await scope.fetch('/api/settings');
  expect(fetch).toHaveBeenCalledOnce();
  await expect(scope.fetch(LOOK_UP)).rejects.toThrow(TypeError);
  expect(fetch).toHaveBeenCalledOnce();
  await scope.fetch(LOOK_UP);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('lets every request through once Auth is ready', async () => {
  const { scope, fetch, ready } = aScope();
  ready();
  await vi.waitFor(() => expect(scope.fetch).toBe(fetch));
  await scope.fetch(LOOK_UP);
  expect(fetch).toHaveBeenCalledOnce();
});

it.each(['signInWithPassword', 'signInWithIdp', 'signUp'])(
  'lets the look-up through of whoever was quick: %s',
  async (method) => {
    const { scope, fetch } = aScope();
    await scope.fetch(`https://identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`);
    await scope.fetch(LOOK_UP);
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);
