import { townKey } from './town-key.ts';

/**
 * The files of towns, by the first letter of their names: each is loaded when it is first needed. `node domain/make-towns.mjs` writes them,
 * a line for each town, the largest first: name, country, region, latitude and longitude.
 */
const FILES: Readonly<Record<string, () => Promise<{ default: readonly string[] }>>> = {
  a: () => import('../../../data/towns/towns-a.json'),
  b: () => import('../../../data/towns/towns-b.json'),
  c: () => import('../../../data/towns/towns-c.json'),
  d: () => import('../../../data/towns/towns-d.json'),
  e: () => import('../../../data/towns/towns-e.json'),
  f: () => import('../../../data/towns/towns-f.json'),
  g: () => import('../../../data/towns/towns-g.json'),
  h: () => import('../../../data/towns/towns-h.json'),
  i: () => import('../../../data/towns/towns-i.json'),
  j: () => import('../../../data/towns/towns-j.json'),
  k: () => import('../../../data/towns/towns-k.json'),
  l: () => import('../../../data/towns/towns-l.json'),
  m: () => import('../../../data/towns/towns-m.json'),
  n: () => import('../../../data/towns/towns-n.json'),
  o: () => import('../../../data/towns/towns-o.json'),
  p: () => import('../../../data/towns/towns-p.json'),
  q: () => import('../../../data/towns/towns-q.json'),
  r: () => import('../../../data/towns/towns-r.json'),
  s: () => import('../../../data/towns/towns-s.json'),
  t: () => import('../../../data/towns/towns-t.json'),
  u: () => import('../../../data/towns/towns-u.json'),
  v: () => import('../../../data/towns/towns-v.json'),
  w: () => import('../../../data/towns/towns-w.json'),
  x: () => import('../../../data/towns/towns-x.json'),
  y: () => import('../../../data/towns/towns-y.json'),
  z: () => import('../../../data/towns/towns-z.json'),
  other: () => import('../../../data/towns/towns-other.json'),
};

/** A town of more than 15,000 people. The data is GeoNames' (https://www.geonames.org/), under CC BY 4.0. */
export interface Town {
  name: string;
  /** Two letters of ISO 3166. */
  country: string;
  /** GeoNames' code of the region: a state's two letters in the United States. */
  region: string;
  lat: number;
  lng: number;
}

interface KeyedTown extends Town {
  key: string;
}

const loaded = new Map<string, Promise<readonly KeyedTown[]>>();

function parseTown(line: string): KeyedTown {
  const [name = '', country = '', region = '', at = ''] = line.split('|');
  const [lat = 0, lng = 0] = at.split(',').map(Number);
  return { name, country, region, lat, lng, key: townKey(name) };
}

/** The name of the file that a town is in, by its key. */
export function fileOf(key: string): string {
  const letter = key.charAt(0);
  return letter in FILES ? letter : 'other';
}

/** The names of the files. */
export const TOWN_FILES: readonly string[] = Object.keys(FILES);

/** All towns of a file, the largest first. */
export async function loadTowns(file: string): Promise<readonly KeyedTown[]> {
  const { default: lines } = await (FILES[file] as NonNullable<(typeof FILES)[string]>)();
  return lines.map(parseTown);
}

/** The towns whose names begin like a key, the largest first. Rejects when their file cannot be loaded; asking again tries again. */
export async function townsLike(key: string): Promise<readonly KeyedTown[]> {
  const file = fileOf(key);
  const known = loaded.get(file) ?? loadTowns(file);
  loaded.set(file, known);
  try {
    return await known;
  } catch (error) {
    loaded.delete(file);
    throw error;
  }
}
