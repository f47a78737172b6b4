import { lastMonths, NUMBER_MONTHS } from '@thriftline/domain/settings/shop-numbers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { readNumbers } from './read-numbers.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Counts of a month: of members, items, orders with what was paid, problems and disputes. */
const COUNTS = 5;

/** What is kept, how many counts were asked for, and what each of them finds. */
const store = vi.hoisted(() => ({ kept: undefined as unknown, asked: 0, found: 1 }));

vi.mock('../firestore/collection.ts', () => {
  const data = () => {
    store.asked += 1;
    return { count: store.found, orders: store.found, cents: store.found };
  };
  const query = {
    where: () => query,
    count: () => query,
    aggregate: () => query,
    get: async () => ({ data }),
    doc: () => ({ set: async (kept: unknown) => void Object.assign(store, { kept }) }),
  };
  return { collection: () => query, read: async () => store.kept };
});

const admin = { uid: 'ada', role: 'Admin' } as Actor;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 14) });
  Object.assign(store, { kept: undefined, asked: 0, found: 1 });
});
afterEach(() => void vi.useRealTimers());

/** The counts that an admin who looks now costs, and the items of each month. */
async function look(): Promise<{ asked: number; items: number[] }> {
  store.asked = 0;
  const { months } = await readNumbers(admin);
  expect(months.map(({ month }) => month)).toEqual(lastMonths(Date.now()).map(({ month }) => month));
  return { asked: store.asked, items: months.map(({ items }) => items) };
}

it('counts months that are over once a day, and this one each time', async () => {
  expect((await look()).asked).toBe(NUMBER_MONTHS * COUNTS);
  store.found = 2;
  vi.advanceTimersByTime(DAY_MS - 1);
  const again = await look();
  expect(again.asked).toBe(COUNTS);
  expect(again.items).toEqual([...Array(NUMBER_MONTHS - 1).fill(1), 2]);
  vi.advanceTimersByTime(1);
  expect((await look()).items).toEqual(Array(NUMBER_MONTHS).fill(2));
});

it('counts a month that has just ended, whenever the others were counted', async () => {
  vi.setSystemTime(Date.UTC(2026, 11, 1) - 1);
  await look();
  vi.advanceTimersByTime(1);
  expect((await look()).asked).toBe(NUMBER_MONTHS * COUNTS);
});

it('is for admins alone', async () => {
  await expect(readNumbers({ ...admin, role: 'Seller' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
