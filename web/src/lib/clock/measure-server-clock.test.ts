// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepServerClock } from './measure-server-clock.ts';
import { serverNow } from './server-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SERVER = Date.UTC(2026, 0, 15, 12);
/** By how much the device is fast. */
let off = 0;
const ask = vi.fn(async () => {
  const date = new Date(Date.now() - off).toUTCString();
  return new Response(null, { headers: { date } });
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const isRight = () => Math.abs(serverNow() - (Date.now() - off)) <= 1_000;

describe('keepServerClock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', ask);
    ask.mockClear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks our own address past every cache, and again when the device’s clock was set', async () => {
    off = DAY_MS;
    vi.setSystemTime(SERVER + off);
    const stop = keepServerClock();
    await settle();
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      '/manifest.webmanifest',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    expect(isRight()).toBe(true);

    document.dispatchEvent(new Event('visibilitychange'));
    expect(ask).toHaveBeenCalledOnce();
    off = -DAY_MS;
    vi.setSystemTime(SERVER + off);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(isRight()).toBe(true);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('goes on with what it knows when nobody answers, and asks when the network is back', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    ask.mockRejectedValueOnce(new TypeError('no network'));
    const stop = keepServerClock();
    await settle();
    expect(warned).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(isRight()).toBe(true);
    stop();
  });
});
