import { beforeEach, expect, it, vi } from 'vitest';
import {
  countUnsoldPages,
  listUnsoldPages,
  oldestAdvertised,
  type Period,
} from '../../catalogue/advertisements/list-unsold-pages.ts';
import { MAX_PAGES } from './sitemap-xml.ts';

vi.mock('../../catalogue/advertisements/list-unsold-pages.ts', () => ({
  countUnsoldPages: vi.fn(),
  listUnsoldPages: vi.fn(),
  oldestAdvertised: vi.fn(),
}));
vi.mock('../../sellers/list-sellers-with-items.ts', () => ({ listSellersWithItems: async () => [] }));
vi.mock('../../settings/load-shop-settings.ts', () => ({
  loadShopSettings: async () => ({ openBrowsing: true }),
}));

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A shop that has had so many items a day, today being the first. */
function shopWith(itemsOfDays: readonly number[]): void {
  const days = itemsOfDays.map((items, ago) => ({ items, day: new Date(dayOf(daysAgo(ago))) }));
  const within = (period?: Period) =>
    days
      .filter(({ day }) => period === undefined || (day >= period.from && day < period.until))
      .reduce((sum, { items }) => sum + items, 0);
  vi.mocked(countUnsoldPages).mockImplementation(async (period) => within(period));
  vi.mocked(oldestAdvertised).mockImplementation(async () => days.at(-1)?.day);
  vi.mocked(listUnsoldPages).mockImplementation(async (most, period) => {
    // As long as a turn of the event loop, so that others who read meanwhile are seen.
    await new Promise((resolve) => setImmediate(resolve));
    return Array.from({ length: Math.min(most, within(period)) }, (_, index) => ({
      productId: `item-${index}`,
      changed: new Date(),
    }));
  });
}

let knownSitemap: (name: string | undefined) => Promise<string | undefined>;
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  ({ knownSitemap } = await import('./known-sitemap.ts'));
});

const TOO_MANY = MAX_PAGES + 1;

/** The names that /sitemap.xml lists. */
const listedNames = async () =>
  [...((await knownSitemap(undefined)) ?? '').matchAll(/sitemap-([\w-]+)\.xml/g)].map(
    ([, name = '']) => name,
  );

it('is one where all fits into it, and then there is no other', async () => {
  shopWith([2]);
  expect(await knownSitemap(undefined)).toContain('/ads/item-1<');
  const today = dayOf(new Date());
  for (const name of ['pages', today, today.slice(0, 7)]) expect(await knownSitemap(name)).toBeUndefined();
  expect(listUnsoldPages).toHaveBeenCalledTimes(1);
});

it('serves those that the first lists, and reads nothing for another name', async () => {
  shopWith([TOO_MANY, 0, 0, TOO_MANY]);
  const [today, before] = [dayOf(new Date()), dayOf(daysAgo(3))];
  expect(await listedNames()).toEqual(['pages', today, before]);
  expect(await knownSitemap('pages')).toContain('/blog<');
  expect(await knownSitemap(before)).toContain('/ads/item-1<');
  vi.clearAllMocks();
  for (const name of [dayOf(daysAgo(1)), today.slice(0, 7), '2020-02', '2020-02-29', '0000-01', 'none', ''])
    expect(await knownSitemap(name)).toBeUndefined();
  expect(listUnsoldPages).not.toHaveBeenCalled();
  expect(countUnsoldPages).not.toHaveBeenCalled();
});

it('reads one at a time, and each once', async () => {
  shopWith(Array.from({ length: 5 }, () => TOO_MANY));
  const read = vi.mocked(listUnsoldPages).getMockImplementation();
  let [reading, most] = [0, 0];
  vi.mocked(listUnsoldPages).mockImplementation(async (...asked) => {
    reading += 1;
    most = Math.max(most, reading);
    const found = (await read?.(...asked)) ?? [];
    reading -= 1;
    return found;
  });
  const days = (await listedNames()).filter((name) => name !== 'pages');
  await Promise.all([...days, ...days].map(knownSitemap));
  expect(most).toBe(1);
  expect(listUnsoldPages).toHaveBeenCalledTimes(days.length);
});

it('goes on with the next where one can’t be read, and reads it when it is asked for again', async () => {
  shopWith([TOO_MANY, TOO_MANY]);
  const [, today = '', before = ''] = await listedNames();
  vi.mocked(listUnsoldPages).mockRejectedValueOnce(new Error('No answer.'));
  const [failed, found] = await Promise.allSettled([knownSitemap(today), knownSitemap(before)]);
  expect(failed.status).toBe('rejected');
  expect(found).toMatchObject({ status: 'fulfilled', value: expect.stringContaining('/ads/item-1<') });
  expect(await knownSitemap(today)).toContain('/ads/item-1<');
});

it('remembers no more items than memory holds: those of the ones that were asked for last', async () => {
  shopWith(Array.from({ length: 40 }, () => TOO_MANY));
  const days = (await listedNames()).filter((name) => name !== 'pages');
  expect(days).toHaveLength(40);
  for (const day of days) await knownSitemap(day);
  vi.mocked(listUnsoldPages).mockClear();
  for (const day of days.slice(-30)) await knownSitemap(day);
  expect(listUnsoldPages).not.toHaveBeenCalled();
  await knownSitemap(days[0]);
  expect(listUnsoldPages).toHaveBeenCalledTimes(1);
});
