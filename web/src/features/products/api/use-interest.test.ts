// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callFunction } from '@/lib/calls/callables.ts';
import { interestIn } from './use-interest.ts';

const connection = vi.hoisted(() => ({ online: true }));
vi.mock('@/lib/connection/connection.ts', () => ({ isOnline: () => connection.online }));
vi.mock('@/lib/calls/callables.ts', () => ({ callFunction: vi.fn() }));

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 31, 12);
const looked = (views: number) => ({ views, wishes: 0, bookings: 0 });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.clear();
  connection.online = true;
  vi.mocked(callFunction).mockImplementation(async (_name, input) => ({
    interest: Object.fromEntries((input as { productIds: string[] }).productIds.map((id) => [id, looked(3)])),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('asks for what it does not know, and for nothing again within ten minutes', async () => {
  expect(await interestIn('u1', ['p1'])).toMatchObject({ p1: looked(3) });
  expect(await interestIn('u1', ['p1', 'p2'])).toMatchObject({ p1: looked(3), p2: looked(3) });
  expect(vi.mocked(callFunction).mock.calls.map(([, input]) => input)).toEqual([
    { productIds: ['p1'] },
    { productIds: ['p2'] },
  ]);
  vi.setSystemTime(NOW + 10 * MINUTE);
  await interestIn('u1', ['p1', 'p2']);
  expect(callFunction).toHaveBeenLastCalledWith('countInterest', { productIds: ['p1', 'p2'] });
});

it('gives without a network what it knows, and another account nothing of it', async () => {
  await interestIn('u1', ['p1']);
  connection.online = false;
  expect(await interestIn('u1', ['p1', 'p2'])).toMatchObject({ p1: looked(3) });
  expect(await interestIn('u2', ['p1'])).toEqual({});
  expect(callFunction).toHaveBeenCalledTimes(1);
});
