import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { ON_DEMAND, PRECACHE_GROUPS } from '../src/config/precache-groups.ts';
import { digitOf, HOME, LIST } from '../src/config/precache-visitors.ts';
import { type Manifest, partsOf } from './precache-groups-of.ts';

/** What every page starts with beside its scripts and styles. */
const START = ['app.html', 'first-paint.js', 'icons/icon.svg', 'manifest.webmanifest'];

/**
 * Makes the lists of files that the service worker goes by: in itself what every page starts with, and what a visitor is given at once; in a file
 * of its own, which it fetches once somebody stays, those of all pieces (see web/src/worker/listed-file.ts). Fails where the build has something that is in neither.
 */
export function listFiles(dist: string): ManifestTransform {
  return async (entries) => {
    const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
    const { shell, pieces, left } = partsOf(manifest, PRECACHE_GROUPS, ON_DEMAND);
    if (left.length > 0)
      throw new Error(`No piece of web/src/config/precache-groups.ts has ${left.join(', ')}`);
    const start = entries.filter(({ url }) => START.includes(url) || shell.has(url));
    const later = entries.flatMap(({ url, revision }) => {
      const digits = pieces.flatMap((files, index) => (files.has(url) ? [digitOf(index)] : []));
      return digits.length > 0 ? [{ url, revision, in: digits.join('') }] : [];
    });
    const atOnce = PRECACHE_GROUPS.flatMap((piece, index) => (piece.whenStaying ? [] : [digitOf(index)]));
    const list = JSON.stringify(later);
    const name = `${LIST}${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
    await writeFile(join(dist, name), list);
    // The home page is asked for by its address, too, and kept there by its revision.
    const known = later.flatMap((file) => {
      const digits = atOnce.filter((digit) => file.in.includes(digit)).join('');
      return file.url === HOME || digits !== '' ? [{ ...file, in: digits }] : [];
    });
    const listed = [...start, ...known, { url: name, revision: null, in: '' }];
    return { manifest: listed.map((entry) => ({ size: 0, ...entry })), warnings: [] };
  };
}
