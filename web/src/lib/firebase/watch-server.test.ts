// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, listenerTo, resetListeners } from '@/testing/fake-firestore.ts';
import { isOnline, setServerSilent } from '../connection/connection.ts';
import { forgetAnswerTimes } from '../connection/deadline.ts';
import { isThere } from '../connection/look-at-server.ts';
import { noteFirestoreTimeout } from '../connection/response-timeout.ts';
import { watchServer } from './watch-server.ts';

const network = vi.hoisted(() => ({ enabled: true, restarts: 0, endStream: (): void => undefined }));
vi.mock('firebase/firestore', async () => ({
  ...(await import('@/testing/fake-firestore.ts')),
  disableNetwork: async () => {
    network.enabled = false;
  },
  enableNetwork: async () => {
    network.enabled = true;
    network.restarts += 1;
  },
}));
vi.mock('./firestore.ts', () => ({ firestore: {} }));
vi.mock('@/config/servers.ts', () => ({ SERVER_ADDRESSES: { firestore: 'http://firestore.example/' } }));
vi.mock('../connection/watch-failed-streams.ts', () => ({
  watchFailedStreams: (tell: () => void) => {
    network.endStream = tell;
    return () => undefined;
  },
}));
vi.mock('../connection/look-at-server.ts', () => ({ isThere: vi.fn() }));

const told = (fromCache: boolean) => listenerTo('users/u1').next(aDocument('u1', {}, { fromCache }));

describe('watchServer', () => {
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    resetListeners();
    forgetAnswerTimes();
    setServerSilent('firestore', false);
    Object.assign(network, { enabled: true, restarts: 0 });
    vi.mocked(isThere).mockResolvedValue(false);
    stop = watchServer('u1');
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('has Firestore answer by its cache while its server is silent, although it never said anything', async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isOnline()).toBe(false);
    expect(network.enabled).toBe(false);
    vi.mocked(isThere).mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(network.enabled).toBe(true);
    // That its address answers is not yet that it does.
    expect(isOnline()).toBe(false);
    told(false);
    expect(isOnline()).toBe(true);
  });

  it('gives it its network back when a look is answered late, as on a slow line', async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(network.enabled).toBe(false);
    const [, whenLate] = vi.mocked(isThere).mock.lastCall ?? [];
    whenLate?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.enabled).toBe(true);
  });

  it('leaves it alone where it only takes long, and gives it a new start after a while', async () => {
    vi.mocked(isThere).mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(isOnline()).toBe(true);
    expect(network.restarts).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isOnline()).toBe(false);
    expect(network.restarts).toBeGreaterThan(0);
    expect(network.enabled).toBe(true);
  });

  it('looks when something waits for too long, although Firestore has noticed nothing', async () => {
    told(false);
    vi.mocked(isThere).mockResolvedValue(true);
    noteFirestoreTimeout();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isOnline()).toBe(true);
    vi.mocked(isThere).mockResolvedValue(false);
    noteFirestoreTimeout();
    await vi.advanceTimersByTimeAsync(100);
    expect(isOnline()).toBe(false);
    expect(network.enabled).toBe(false);
  });

  it('takes the server for back where it has its word by another tab, which says nothing new', async () => {
    told(false);
    noteFirestoreTimeout();
    await vi.advanceTimersByTimeAsync(100);
    expect(isOnline()).toBe(false);
    vi.mocked(isThere).mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(isOnline()).toBe(true);
    expect(network.enabled).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOnline()).toBe(true);
  });

  it('looks now and then where streams end one after another, once more after the last, and again once that is a while ago', async () => {
    told(false);
    vi.mocked(isThere).mockClear();
    vi.mocked(isThere).mockResolvedValue(true);
    for (let ends = 0; ends < 5; ends += 1) {
      network.endStream();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(isThere).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isThere).toHaveBeenCalledTimes(2);
    network.endStream();
    await vi.advanceTimersByTimeAsync(100);
    expect(isThere).toHaveBeenCalledTimes(3);
    expect(isOnline()).toBe(true);
  });

  it('says within 8 s that the server is silent where its streams end for good while a look finds it, or just after', async () => {
    told(false);
    let answer = (_there: boolean): void => undefined;
    vi.mocked(isThere).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    network.endStream();
    await vi.advanceTimersByTimeAsync(10);
    network.endStream();
    answer(true);
    await vi.advanceTimersByTimeAsync(10);
    network.endStream();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(isOnline()).toBe(false);
    expect(network.enabled).toBe(false);
  });

  it('gives it its network back when somebody else has heard the server, and when it ends', async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    setServerSilent('firestore', false);
    expect(network.enabled).toBe(true);
    told(false);
    told(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(network.enabled).toBe(false);
    stop();
    expect(network.enabled).toBe(true);
    expect(isOnline()).toBe(true);
  });
});
