// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const DAY_MS = 24 * 60 * 60 * 1000;
const SERVER = Date.UTC(2026, 0, 15, 12);

/** The clock as a page that was just loaded has it. */
async function aPage() {
  vi.resetModules();
  return import('./server-clock.ts');
}

describe('serverNow', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a day fast', DAY_MS],
    ['a day slow', -DAY_MS],
    ['ten minutes fast', 600_000],
  ])('is the server’s time on a device that is %s, and goes on with it', async (_, off) => {
    vi.setSystemTime(SERVER + off);
    const clock = await aPage();
    expect(clock.serverNow()).toBe(SERVER + off);
    // Asked 200 ms ago; the server looked at its clock half-way.
    clock.readServerClock({ asked: Date.now() - 200, answered: Date.now(), server: SERVER - 100 });
    expect(clock.serverNow()).toBe(SERVER);
    vi.advanceTimersByTime(5_000);
    expect(clock.serverNow()).toBe(SERVER + 5_000);
  });

  it('leaves a clock alone that is right as far as the round trip can tell', async () => {
    vi.setSystemTime(SERVER);
    const clock = await aPage();
    clock.readServerClock({ asked: SERVER - 4_000, answered: SERVER, server: SERVER - 3_900 });
    expect(clock.serverNow()).toBe(SERVER);
  });

  it('goes by the quicker answer, whichever came first', async () => {
    vi.setSystemTime(SERVER + DAY_MS);
    const now = Date.now();
    const quick = { asked: now - 20, answered: now, server: SERVER - 10 };
    const slow = { asked: now - 9_000, answered: now, server: SERVER - 8_900 };
    for (const readings of [
      [quick, slow],
      [slow, quick],
    ]) {
      sessionStorage.clear();
      const clock = await aPage();
      for (const reading of readings) clock.readServerClock(reading);
      expect(Math.abs(clock.serverNow() - SERVER)).toBeLessThanOrEqual(10);
    }
  });

  it('begins anew when the device’s clock is set', async () => {
    vi.setSystemTime(SERVER + DAY_MS);
    const clock = await aPage();
    clock.readServerClock({ asked: Date.now() - 20, answered: Date.now(), server: SERVER - 10 });
    vi.setSystemTime(SERVER);
    clock.readServerClock({ asked: Date.now() - 20, answered: Date.now(), server: SERVER - 10 });
    expect(clock.serverNow()).toBe(SERVER);
  });

  it('is known to the next page of the session, and told to whoever listens', async () => {
    vi.setSystemTime(SERVER + DAY_MS);
    const first = await aPage();
    const told = vi.fn();
    const stop = first.onServerClock(told);
    first.readServerClock({ asked: Date.now(), answered: Date.now(), server: SERVER });
    first.readServerClock({ asked: Date.now(), answered: Date.now(), server: SERVER });
    expect(told).toHaveBeenCalledOnce();
    stop();
    expect((await aPage()).serverNow()).toBe(SERVER);
  });

  it('is the device’s own time where the session keeps nothing, or nothing of use', async () => {
    vi.setSystemTime(SERVER);
    sessionStorage.setItem('serverClock', '{"least":"soon"}');
    expect((await aPage()).serverNow()).toBe(SERVER);
    vi.spyOn(console, 'warn').mockReturnValue();
    sessionStorage.setItem('serverClock', '{');
    expect((await aPage()).serverNow()).toBe(SERVER);
  });
});
