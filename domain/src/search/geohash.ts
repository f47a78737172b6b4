import { BASE32, distanceBetween, geohashForLocation } from 'geofire-common';
import type { GeoPoint } from './listing.ts';
import type { SearchArea } from './search-query.ts';

/** Letters of the geohash cells a listing stands in, the finest last: some 156, 39 and 5 kilometres wide at the equator. */
export const GEOHASH_LETTERS = [3, 4, 5] as const;
type CellLetters = (typeof GEOHASH_LETTERS)[number];

/** The cells of a point, the coarsest first. */
export function geohashesOf({ lat, lng }: GeoPoint): string[] {
  const finest = geohashForLocation([lat, lng], Math.max(...GEOHASH_LETTERS));
  return GEOHASH_LETTERS.map((letters) => finest.slice(0, letters));
}

/** Kilometres between two points, as the crow flies. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  return distanceBetween([a.lat, a.lng], [b.lat, b.lng]);
}

/** A longitude as maps have it: from -180 to 180. */
const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

const EARTH_KM = 6371;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (value: number) => (value * Math.PI) / 180;

/** Columns and rows the world has in cells of so many letters: five bits a letter, by turns of longitude and latitude. */
function grid(letters: CellLetters): { columns: number; rows: number } {
  const bits = 5 * letters;
  return { columns: 2 ** Math.ceil(bits / 2), rows: 2 ** Math.floor(bits / 2) };
}

/** The name of the cell in a column from the west and a row from the south. */
function cellName(letters: CellLetters, column: number, row: number): string {
  const { columns, rows } = grid(letters);
  let name = '';
  let [x, y] = [columns, rows];
  let value = 0;
  for (let bit = 0; bit < letters * 5; bit += 1) {
    if (bit % 2 === 0) {
      x /= 2;
      value = value * 2 + (Math.floor(column / x) % 2);
    } else {
      y /= 2;
      value = value * 2 + (Math.floor(row / y) % 2);
    }
    if (bit % 5 === 4) {
      name += BASE32[value] ?? '';
      value = 0;
    }
  }
  return name;
}

/** Beyond this latitude cells are too narrow to tell which of them a circle leaves out. */
const POLAR = 75;

/** What the flat sides of a cell may be off by, beside the curved ones of a circle. */
const withMargin = (km: number) => km * 1.05 + 1;

interface Ring extends GeoPoint {
  /** Kilometres: what is nearer than `beyond` was looked at before. */
  km: number;
  beyond?: number;
}

interface Cell {
  bottom: number;
  left: number;
  width: number;
  height: number;
}

/** How far the farthest corner of a cell is. */
function farthestOf(from: GeoPoint, { bottom, left, width, height }: Cell): number {
  const corners = [bottom, bottom + height].flatMap((lat) =>
    [left, left + width].map((lng) => ({ lat, lng: wrapped(lng) })),
  );
  return Math.max(...corners.map((corner) => distanceKm(from, corner)));
}

function coverWith(letters: CellLetters, ring: Ring, most: number): string[] | undefined {
  const { lat, lng, km, beyond = 0 } = ring;
  const { columns, rows } = grid(letters);
  const [width, height] = [360 / columns, 180 / rows];
  const reach = km / EARTH_KM + 1e-6;
  const tall = degrees(reach) * 1.01;
  const [south, north] = [lat - tall, lat + tall];
  if (south <= -90 || north >= 90) return undefined;
  const wide = degrees(Math.asin(Math.min(1, Math.sin(reach) / Math.cos(radians(lat))))) * 1.01;
  const cells: string[] = [];
  const firstRow = Math.floor((south + 90) / height);
  const lastRow = Math.floor((north + 90) / height);
  const firstColumn = Math.floor((lng - wide + 180) / width);
  const lastColumn = Math.floor((lng + wide + 180) / width);
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const [bottom, left] = [row * height - 90, column * width - 180];
      const nearest = {
        lat: Math.min(Math.max(lat, bottom), bottom + height),
        lng: wrapped(Math.min(Math.max(lng, left), left + width)),
      };
      const isFar = distanceKm(ring, nearest) > withMargin(km);
      const isNear = beyond > 0 && withMargin(farthestOf(ring, { bottom, left, width, height })) < beyond;
      if (Math.abs(lat) < POLAR && (isFar || isNear)) continue;
      cells.push(cellName(letters, (column + columns) % columns, row));
      if (cells.length > most) return undefined;
    }
  }
  return cells;
}

/**
 * The finest cells, of one size and at most `most` of them, that together hold everything within `km` of a point and not
 * nearer than `beyond`. Undefined where even the coarsest are too many, as near the poles.
 */
export function coverOf(ring: Ring, most: number): string[] | undefined {
  for (const letters of [...GEOHASH_LETTERS].reverse()) {
    const cells = coverWith(letters, ring, most);
    if (cells !== undefined) return cells;
  }
  return undefined;
}

/** Whether a listing is in the area; one whose place is not known never is. */
export function isWithin(point: GeoPoint | undefined, area: SearchArea): boolean {
  return point !== undefined && distanceKm(point, area) <= area.km;
}
