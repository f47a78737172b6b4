// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readServerClock } from '@/lib/clock/server-clock.ts';
import { useNow } from './use-now.ts';

const SERVER = Date.UTC(2026, 0, 15, 12);
const MINUTE_MS = 60_000;

describe('useNow', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(SERVER);
    const now = Date.now();
    readServerClock({ asked: now, answered: now, server: now });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('goes on every second until the moment has passed', () => {
    const { result } = renderHook(() => useNow(SERVER + 2_500));
    expect(result.current).toBe(SERVER);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(result.current).toBe(SERVER + 2_000);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toBe(SERVER + 3_000);
  });

  it('goes on again when the device turns out to be fast', () => {
    vi.setSystemTime(SERVER + 10 * MINUTE_MS);
    const { result } = renderHook(() => useNow(SERVER + 5 * MINUTE_MS));
    expect(result.current).toBe(SERVER + 10 * MINUTE_MS);
    act(() => {
      const now = Date.now();
      readServerClock({ asked: now, answered: now, server: SERVER });
    });
    expect(result.current).toBe(SERVER);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(SERVER + 1_000);
  });
});
