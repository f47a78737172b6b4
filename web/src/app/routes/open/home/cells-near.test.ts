// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { BOOKING_FIELDS } from '@/features/bookings/remembered-location.ts';
import { rememberPlace } from '@/features/search/known-place.ts';
import { accountStore } from '@/lib/device/store.ts';
import { cellsNear } from './cells-near.ts';

const { coverOf } = vi.hoisted(() => ({ coverOf: vi.fn(() => ['gcw2', 'gcw3']) }));
vi.mock('@thriftline/domain/search/geohash', () => ({ coverOf }));
const LEEDS = { lat: 53.8, lng: -1.55 };
vi.mock('@thriftline/domain/search/towns/places', () => ({
  placeOf: async (location: string) => (location === 'Leeds' ? LEEDS : undefined),
}));

const bookedFrom = (location: string) => accountStore('ben').keep(BOOKING_FIELDS, { location });

beforeEach(() => {
  localStorage.clear();
  coverOf.mockClear();
});

it('finds the cells around where somebody looked around, or else has things sent', async () => {
  bookedFrom('Leeds');
  expect(await cellsNear('ben')).toEqual(['gcw2', 'gcw3']);
  expect(coverOf).toHaveBeenLastCalledWith({ ...LEEDS, km: 25 }, expect.any(Number));
  rememberPlace('ben', { lat: 52.5, lng: 13.4 });
  await cellsNear('ben');
  expect(coverOf).toHaveBeenLastCalledWith({ lat: 52.5, lng: 13.4, km: 25 }, expect.any(Number));
});

it('looks for none where nobody is known to be', async () => {
  expect(await cellsNear('ben')).toEqual([]);
  bookedFrom('Nowhere at all');
  expect(await cellsNear('ben')).toEqual([]);
  expect(coverOf).not.toHaveBeenCalled();
});
