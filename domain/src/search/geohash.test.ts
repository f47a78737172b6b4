import fc from 'fast-check';
import { geohashForLocation } from 'geofire-common';
import { describe, expect, it } from 'vitest';
import { coverOf, distanceKm, geohashesOf, isWithin } from './geohash.ts';
import { DISTANCES_KM } from './search-query.ts';

const LEEDS = { lat: 53.796, lng: -1.548 };

const point = (most: number) =>
  fc.record({
    lat: fc.double({ min: -most, max: most, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });

/** From one to another. */
const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A point so many kilometres away, in a direction from 0 to 1. */
function away(from: { lat: number; lng: number }, km: number, direction: number) {
  const angle = direction * 2 * Math.PI;
  const lat = from.lat + (Math.sin(angle) * km) / 111.2;
  const lng = from.lng + (Math.cos(angle) * km) / (111.32 * Math.cos((from.lat * Math.PI) / 180));
  return { lat, lng: ((lng + 540) % 360) - 180 };
}

describe('the cells that cover a circle', () => {
  it('hold everything within it, and at most as many as may be', () => {
    fc.assert(
      fc.property(
        point(80),
        fc.constantFrom(...DISTANCES_KM),
        // What may be missed is at the rim, and there to the north, east, south and west.
        fc.oneof(share(0, 1), share(0.95, 1)),
        fc.oneof(share(0, 1), fc.constantFrom(0, 0.25, 0.5, 0.75)),
        fc.constantFrom(10, 15, 30),
        (centre, km, part, direction, most) => {
          const cells = coverOf({ ...centre, km }, most);
          const other = away(centre, km * part, direction);
          if (cells === undefined) return;
          expect(cells.length).toBeLessThanOrEqual(most);
          expect(new Set(cells).size).toBe(cells.length);
          if (distanceKm(centre, other) > km) return;
          expect(geohashesOf(other).some((cell) => cells.includes(cell))).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('hold everything of a ring', () => {
    fc.assert(
      fc.property(
        point(70),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (centre, part, direction) => {
          const ring = { ...centre, beyond: 25, km: 50 };
          const other = away(centre, 25 + 25 * part, direction);
          const km = distanceKm(centre, other);
          if (km <= 25 || km > 50) return;
          const cells = coverOf(ring, 30) ?? [];
          expect(geohashesOf(other).some((cell) => cells.includes(cell))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are as fine as their number allows', () => {
    const lettersNear = (km: number, most: number) => coverOf({ ...LEEDS, km }, most)?.[0]?.length;
    expect(lettersNear(5, 30)).toBe(5);
    expect(lettersNear(25, 30)).toBe(4);
    expect(lettersNear(50, 30)).toBe(4);
    expect(lettersNear(50, 15)).toBe(3);
    expect(lettersNear(100, 30)).toBe(3);
  });

  it('are none at a pole', () => {
    expect(coverOf({ lat: 89.9, lng: 0, km: 100 }, 30)).toBeUndefined();
  });

  it('go on beyond the end of the map', () => {
    const cells = coverOf({ lat: 0, lng: 179.99, km: 25 }, 30) ?? [];
    expect(cells).toContain(geohashForLocation([0.1, -179.95], 4));
    expect(cells).toContain(geohashForLocation([0.1, 179.9], 4));
  });
});

it('is a listing within an area only where its place is known', () => {
  const area = { ...LEEDS, name: 'Leeds', km: 15 };
  expect(isWithin({ lat: 53.795, lng: -1.759 }, area)).toBe(true);
  expect(isWithin({ lat: 53.483, lng: -2.244 }, area)).toBe(false);
  expect(isWithin(undefined, area)).toBe(false);
});
