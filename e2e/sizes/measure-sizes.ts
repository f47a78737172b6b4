import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from '@thriftline/run/root';
import { digitOf, LIST, VISITORS, type Visitor } from '@thriftline/web/piece-visitors';
import { PRECACHE_GROUPS } from '@thriftline/web/pieces';

/** What of Vite's manifest is needed here. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What of the service worker's list of files is needed here. */
interface ListedFile {
  url: string;
  in?: string;
}

/** Sizes of the built website, in kilobytes, by what is measured. */
export type Sizes = Record<string, number>;

/** Where the sizes stand that nothing may be much larger than, below the root. */
export const BASELINE = 'e2e/sizes/size-baseline.json';

/** Where the build lies that is measured. */
export const DIST = join(ROOT, 'web/dist/');

const MATERIAL = 'src/app/layouts/material-pages.tsx';
const MEMBERS = [MATERIAL, 'src/features/auth/session/watch-session.ts'];
const DASHBOARD = [...MEMBERS, 'src/app/layouts/dashboard/dashboard.tsx', 'src/app/dashboard-pages.ts'];

/** What the home page loads besides for who is signed in. */
export const HOME_OF_MEMBERS = [
  'src/features/auth/session/watch-session.ts',
  'src/features/auth/session/watch-account.ts',
  'src/app/routes/open/home/member-part.tsx',
  'src/app/layouts/bars/inbox-watch.tsx',
  'src/outbox/sending/run-outbox.ts',
];

/** What stands around the pages outside of the dashboard. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  'open/blog': [MATERIAL],
  'open/shop-text': [],
  'open/unsubscribe': [],
  'open/login': [MATERIAL],
  'open/signup': [MATERIAL],
  'open/reset-password': [MATERIAL],
  'shop/ad': [MATERIAL],
  'shop/all-categories': [],
  'shop/search': [...MEMBERS, 'src/app/item-pages.ts'],
  'shop/category': [...MEMBERS, 'src/app/routes/shop/category/category-page.tsx'],
  'shop/product': [...MEMBERS, 'src/app/item-pages.ts'],
  'shop/seller': [...MEMBERS, 'src/app/item-pages.ts'],
};

/** What stands around a page, by its file below app/routes/. */
function aroundOf(page: string): readonly string[] {
  const around = page.startsWith('dashboard/') ? DASHBOARD : AROUND[page];
  if (!around) throw new Error(`Say in AROUND what stands around the page ${page}.`);
  return around;
}

/** Every page that is loaded when it is opened, and what stands around it. */
const PAGES = PRECACHE_GROUPS.flatMap(({ routes }) => routes)
  .sort()
  .map((page) => [page, aroundOf(page)] as const);

/** Forms that are drawn and pressed before Material UI is there: a module that brings it with them costs a slow line a second. */
const PLAIN_FORMS = ['open/login', 'open/signup', 'open/reset-password'];

/** The build's chunks by the modules they begin with. */
export function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
}

/** The files of chunks and of all they import before they run. Throws where the build lacks one. */
export function filesWith(manifest: Record<string, Chunk>, roots: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return files;
}

const kilobytesOf = (manifest: Record<string, Chunk>, roots: readonly string[]) =>
  kilobytes(filesWith(manifest, roots));

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
 * How much script each page needs, by gzip; what the service worker is installed with, by Brotli as Hosting sends it; and what each
 * visitor's device is given after that. Reads web/dist, and throws where that lacks something.
 */
export function measureSizes(): Sizes {
  const manifest = readManifest();
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const { shell, later } = workerFiles();
  const own = ['sw.js', 'push-worker.js', 'share-worker.js'];
  const measured: [string, number][] = [
    ['script of home', kilobytesOf(manifest, entry)],
    ['script of home, signed in', kilobytesOf(manifest, [...entry, ...HOME_OF_MEMBERS])],
    ...PAGES.map(([page, around]): [string, number] => [
      `script of ${page}`,
      kilobytesOf(manifest, [...entry, ...around, `src/app/routes/${page}.tsx`]),
    ]),
    ...PLAIN_FORMS.map((page): [string, number] => [
      `script of the form of ${page}`,
      kilobytesOf(manifest, [...entry, `src/app/routes/${page}.tsx`]),
    ]),
    ['installed with the service worker', packedKilobytes([...own, ...shell])],
    ...VISITORS.flatMap((visitor): [string, number][] => [
      [`given to a ${visitor} at first`, givenTo(visitor, false, later)],
      [`given to a ${visitor} who stays`, givenTo(visitor, true, later)],
    ]),
  ];
  return Object.fromEntries(measured.map(([what, size]) => [what, Math.round(size * 10) / 10]));
}
