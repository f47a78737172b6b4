import { readFile } from 'node:fs/promises';
import { createProgress } from '@thriftline/bin/progress';
import { ROOT } from '@thriftline/bin/root';
import { LOCAL_PROJECT } from '@thriftline/domain/ports';
import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import { findAmong } from '@thriftline/domain/search/find-among';
import { NO_SYNONYMS } from '@thriftline/domain/search/stems';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { FirestoreListings } from '@thriftline/web/firestore-listings';
import { Firestore } from 'firebase-admin/firestore';
import { CountedListings } from './counted-listings.ts';
import { searchOldWay } from './old-way.ts';
import { KINDS, type Kind } from './searches.ts';
import { type FullShop, fillShop } from './shop.ts';

/** How many listings the shops have, unless others are asked for. */
const SIZES = [1_000, 10_000];

/** Searches of a kind, and rows of a page. */
const SEARCHES = 20;
const PAGE = 24;

const USAGE = `Usage: npm run bench:search [-- LISTINGS...]
LISTINGS  how many listings each shop has: ${SIZES.join(' ')} when none is named; 100000 takes long and some gigabytes`;

const ABOUT = `The first page of ${PAGE}, through the REST interface of the Firestore emulator with strict indexes; medians of ${SEARCHES} searches for words
that some item has. Read: documents, as billed. Entries: what is gone through of the index, as far as a page reaches; they cost
one read per 1,000 only with a price range. Old way: the newest rows, 50 at a time, until a page is full, given up after 2,000. All: looking at
every listing, which would read each of them.`;

const HEAD = ['', 'found', 'read', 'read a row', 'entries', 'ms', 'old: read', 'old: ms', 'all: ms'];

interface Measured {
  found: number;
  read: number;
  entries: number;
  ms: number;
  oldRead: number;
  oldMs: number;
  allMs: number;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

async function measure(shop: FullShop, store: FirestoreListings, { make }: Kind): Promise<Measured> {
  const query = make(shop);
  const engineOver = (listings: CountedListings | FirestoreListings) =>
    createSearchEngine({ store: listings, vocabulary: async () => shop.vocabulary, mostCounted: 999 });
  const counted = new CountedListings(store, shop.rows);
  const page = await engineOver(counted).search(query, { limit: PAGE });
  const { ms } = await timed(() => engineOver(store).search(query, { limit: PAGE }));
  const old = await timed(() => searchOldWay(store, query, PAGE));
  const all = await timed(() => findAmong(shop.rows, query, NO_SYNONYMS));
  const { documents: read, entries } = counted.bill;
  return {
    found: page.rows.length,
    read,
    entries,
    ms,
    oldRead: old.value.read,
    oldMs: old.ms,
    allMs: all.ms,
  };
}

async function rowOf(shop: FullShop, store: FirestoreListings, kind: Kind): Promise<string[]> {
  const all: Measured[] = [];
  for (let number = 0; number < SEARCHES; number += 1) all.push(await measure(shop, store, kind));
  const of = (name: keyof Measured) => all.map((measured) => measured[name]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    kind.title,
    String(median(of('found'))),
    String(median(of('read'))),
    (sum(of('read')) / Math.max(1, sum(of('found')))).toFixed(1),
    String(median(of('entries'))),
    median(of('ms')).toFixed(0),
    String(median(of('oldRead'))),
    median(of('oldMs')).toFixed(0),
    median(of('allMs')).toFixed(0),
  ];
}

function table(rows: readonly string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(cell).join('  ')}`).join('\n');
}

function sizesOf(argv: readonly string[]): number[] {
  const sizes = argv.map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error(USAGE);
  return sizes.length > 0 ? sizes : SIZES;
}

async function benchShop(size: number, progress: ReturnType<typeof createProgress>): Promise<string> {
  const strictIndexes: unknown = JSON.parse(await readFile(`${ROOT}/firestore.indexes.json`, 'utf8'));
  const emulator = await startFirestoreEmulator({ strictIndexes, log: () => undefined });
  const { host, port } = emulator;
  // Nothing of Google's cloud is there to be asked for credentials.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const firestore = new Firestore({
    projectId: LOCAL_PROJECT,
    host: `${host}:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  try {
    const shop = await progress.step(`Filling a shop with ${size} listings`, () => fillShop(firestore, size));
    const store = new FirestoreListings({
      origin: `http://${host}:${port}`,
      projectId: LOCAL_PROJECT,
      collection: 'listings',
      token: async () => undefined,
    });
    const rows = [HEAD];
    for (const kind of KINDS) {
      rows.push(await progress.step(`Searching: ${kind.title}`, () => rowOf(shop, store, kind)));
    }
    const { tokens, bytes, bytesWithTokens } = shop;
    const sizeOf = (value: number) => `${(value / 1000).toFixed(1)} kB`;
    const about = `${size} listings: ${tokens.toFixed(0)} tokens each, ${sizeOf(bytes)} as a page gets them, ${sizeOf(bytesWithTokens)} with their tokens`;
    return `${about}\n\n${table(rows)}`;
  } finally {
    await firestore.terminate();
    await emulator.stop();
  }
}

/** Searches shops of different sizes and prints what that reads and how long it takes. */
export async function benchCommand(argv: readonly string[]): Promise<void> {
  const sizes = sizesOf(argv);
  const progress = createProgress();
  const texts: string[] = [];
  for (const size of sizes) texts.push(await benchShop(size, progress));
  console.log(`\n${ABOUT}\n\n${texts.join('\n\n')}`);
}
