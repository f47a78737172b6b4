import { expect, it } from 'vitest';
import { dayOf, MAX_DEVICES, placeForDevice, startOfDay } from './device.ts';

const full = Array.from({ length: MAX_DEVICES }, (_, place) => ({
  place: String(place),
  lastDay: 100 + place,
}));

it('gives a further device the first free place', () => {
  expect(placeForDevice([])).toBe('0');
  expect(placeForDevice(full.filter(({ place }) => place !== '7'))).toBe('7');
});

it('gives it the place of the one not used for longest when all are taken', () => {
  expect(placeForDevice(full.with(12, { place: '12', lastDay: 3 }))).toBe('12');
});

it('counts days from 1970', () => {
  expect(dayOf(Date.UTC(2026, 10, 22, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 22)));
  expect(startOfDay(dayOf(Date.UTC(2026, 10, 22, 12))).toISOString()).toBe('2026-11-22T00:00:00.000Z');
});
