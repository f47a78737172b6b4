import { townKey } from './town-key.ts';

/** The files of towns, by the first letter of their names: each is loaded when it is first needed. */
const FILES: Readonly<Record<string, () => Promise<{ TOWNS: string }>>> = {
  a: () => import('./towns/towns-a.ts'),
  b: () => import('./towns/towns-b.ts'),
  c: () => import('./towns/towns-c.ts'),
  d: () => import('./towns/towns-d.ts'),
  e: () => import('./towns/towns-e.ts'),
  f: () => import('./towns/towns-f.ts'),
  g: () => import('./towns/towns-g.ts'),
  h: () => import('./towns/towns-h.ts'),
  i: () => import('./towns/towns-i.ts'),
  j: () => import('./towns/towns-j.ts'),
  k: () => import('./towns/towns-k.ts'),
  l: () => import('./towns/towns-l.ts'),
  m: () => import('./towns/towns-m.ts'),
  n: () => import('./towns/towns-n.ts'),
  o: () => import('./towns/towns-o.ts'),
  p: () => import('./towns/towns-p.ts'),
  q: () => import('./towns/towns-q.ts'),
  r: () => import('./towns/towns-r.ts'),
  s: () => import('./towns/towns-s.ts'),
  t: () => import('./towns/towns-t.ts'),
  u: () => import('./towns/towns-u.ts'),
  v: () => import('./towns/towns-v.ts'),
  w: () => import('./towns/towns-w.ts'),
  x: () => import('./towns/towns-x.ts'),
  y: () => import('./towns/towns-y.ts'),
  z: () => import('./towns/towns-z.ts'),
  other: () => import('./towns/towns-other.ts'),
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
  const { TOWNS } = await (FILES[file] as NonNullable<(typeof FILES)[string]>)();
  return TOWNS.trim().split('\n').map(parseTown);
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
