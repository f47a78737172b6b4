import { afterEach, expect, it, vi } from 'vitest';
import { subscribe } from './subscription.ts';

const taken = { endpoint: 'https://push.example/1' };
const registration = {
  pushManager: { getSubscription: async () => null, subscribe: vi.fn(async () => taken) },
};
const withWorker = (ready: Promise<unknown>) => vi.stubGlobal('navigator', { serviceWorker: { ready } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the worker, which stores the app first', async () => {
  let resolve: (ready: unknown) => void = () => {};
  withWorker(
    new Promise((done) => {
      resolve = done;
    }),
  );
  const subscribed = subscribe('BAEC');
  resolve(registration);
  expect(await subscribed).toBe(taken);
  const [[options] = []] = registration.pushManager.subscribe.mock.calls as unknown as [[object]];
  expect(options).toMatchObject({ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 1, 2]) });
});

it('says so where there is none for long', async () => {
  vi.useFakeTimers();
  withWorker(new Promise(() => {}));
  const refused = expect(subscribe('BAEC')).rejects.toThrow('Try again in a minute');
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
});
