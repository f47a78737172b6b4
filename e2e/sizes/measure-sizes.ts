import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from '@thriftline/run/root';
import { entriesOf, filesWith, type Manifest } from '@thriftline/web/built-files';
import { EARLY_PARTS, HOME_OF_MEMBERS, PAGE_MODULES } from '@thriftline/web/page-modules';
import { digitOf, LIST, VISITORS, type Visitor } from '@thriftline/web/piece-visitors';
import { PRECACHE_GROUPS } from '@thriftline/web/pieces';

/** What of the service worker's list of files is needed here. */
interface ListedFile {
  url: string;
  in?: string;
}

/** Sizes of the built website by what is measured: in kilobytes, but for how many files a page has. */
export type Sizes = Record<string, number>;

/** Where the sizes stand that nothing may be much larger than, below the root. */
export const BASELINE = 'e2e/sizes/size-baseline.json';

/** Where the build lies that is measured. */
export const DIST = join(ROOT, 'web/dist/');

/** The build's chunks by the modules they begin with. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Manifest;
}

const kilobytesOf = (manifest: Manifest, roots: readonly string[]) => kilobytes(filesWith(manifest, roots));

/** Kilobytes of files as they go over the line; fonts are packed already. */
function kilobytes(files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(DIST + file), { level: 9 }).length);
  return bytes.reduce((total, one) => total + one, 0) / 1000;
}

/** The same by the better packing that every browser with a service worker takes. */
function packedKilobytes(files: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const bytes = files.map((file) => brotliCompressSync(readFileSync(DIST + file), { params }).length);
  return bytes.reduce((total, one) => total + one, 0) / 1000;
}

/** The files that the service worker is installed with, and those it fetches later. */
export function workerFiles(): { shell: string[]; later: ListedFile[] } {
  const [list = '[]'] = /\[\{"(?:in|revision)":[^\]]*\]/.exec(readFileSync(`${DIST}sw.js`, 'utf8')) ?? [];
  const files = JSON.parse(list) as ListedFile[];
  const shell = files.filter((file) => file.in === undefined).map(({ url }) => url);
  const later = files.map(({ url }) => url).find((url) => url.startsWith(LIST));
  if (later === undefined) throw new Error('The service worker names no list of the pieces');
  return { shell, later: JSON.parse(readFileSync(DIST + later, 'utf8')) as ListedFile[] };
}

/** What a device is given beside what its worker is installed with, before more screens are opened, or once its visitor stays. */
function givenTo(visitor: Visitor, stays: boolean, later: readonly ListedFile[]): number {
  const digits = PRECACHE_GROUPS.flatMap((piece, index) =>
    piece.for.includes(visitor) && (stays || !piece.whenStaying) ? [digitOf(index)] : [],
  );
  return kilobytes(
    later.filter((file) => digits.some((digit) => file.in?.includes(digit))).map(({ url }) => url),
  );
}

/**
 * How much script each page needs, by gzip, and in how many files; what the service worker is installed with, by Brotli as Hosting sends it; and what each
 * visitor's device is given after that. Reads web/dist, and throws where that lacks something.
 */
export function measureSizes(): Sizes {
  const manifest = readManifest();
  const entry = entriesOf(manifest);
  const { shell, later } = workerFiles();
  const own = ['sw.js', 'push-worker.js', 'share-worker.js'];
  const pages = [...PAGE_MODULES.values()].map((modules) => filesWith(manifest, [...entry, ...modules]).size);
  const measured: [string, number][] = [
    ['files of script of a page, on average', pages.reduce((sum, files) => sum + files, 0) / pages.length],
    ['script of home', kilobytesOf(manifest, entry)],
    ['script of home, signed in', kilobytesOf(manifest, [...entry, ...HOME_OF_MEMBERS])],
    ...[...PAGE_MODULES].map(([page, modules]): [string, number] => [
      `script of ${page}`,
      kilobytesOf(manifest, [...entry, ...modules]),
    ]),
    ...[...EARLY_PARTS].map(([page, modules]): [string, number] => [
      `script of what comes first of ${page}`,
      kilobytesOf(manifest, [...entry, ...modules]),
    ]),
    ['installed with the service worker', packedKilobytes([...own, ...shell])],
    ...VISITORS.flatMap((visitor): [string, number][] => [
      [`given to a ${visitor} at first`, givenTo(visitor, false, later)],
      [`given to a ${visitor} who stays`, givenTo(visitor, true, later)],
    ]),
  ];
  return Object.fromEntries(measured.map(([what, size]) => [what, Math.round(size * 10) / 10]));
}
