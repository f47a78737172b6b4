import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import { findAmong } from '@thriftline/domain/search/find-among';
import { ANY_TOKEN } from '@thriftline/domain/search/tokens';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { buildParts } from '@thriftline/local/build-parts';
import { ensureChromium } from '@thriftline/local/chromium';
import { layoutOf } from '@thriftline/local/layout';
import { offsetFrom, portsAt } from '@thriftline/local/ports';
import { createProgress, type Progress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { FirestoreListings } from '@thriftline/web/firestore-listings';
import { Firestore } from 'firebase-admin/firestore';
import { median } from '../firestore/harness/measure.ts';
import { sizesOf } from '../size-arguments.ts';
import { CountedListings } from './counted-listings.ts';
import { searchInBrowser } from './in-browser.ts';
import { searchOldWay } from './old-way.ts';
import { KINDS, type Kind, SAME_KINDS } from './searches.ts';
import { type FullShop, fillShop } from './shop.ts';
import { Website } from './website.ts';

/** How many listings the shops have, unless others are asked for. */
const SIZES = [1_000, 10_000];

/** Searches of a kind, and rows of a page. */
const SEARCHES = 20;
const PAGE = 24;

const USAGE = `Usage: npm run bench:search [-- LISTINGS...]
LISTINGS  how many listings each shop has: ${SIZES.join(' ')} when none is named; 100000 takes ten minutes and
          NODE_OPTIONS=--max-old-space-size=12000`;

/** Memory a listing takes, with its tokens and their index. */
const BYTES_A_LISTING = 100_000;

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
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(cell).join('  ')}`).join('\n');
}

/** What each search that finds the same in every shop cost in this one: `24 read, 24 entries`. */
async function costsOfTheSame(shop: FullShop, store: FirestoreListings): Promise<string[]> {
  const costs: string[] = [];
  for (const { make } of SAME_KINDS) {
    const counted = new CountedListings(store, shop.rows);
    const parts = { store: counted, vocabulary: async () => shop.vocabulary, mostCounted: 999 };
    const { rows } = await createSearchEngine(parts).search(make(shop), { limit: PAGE });
    costs.push(`${rows.length} found, ${counted.bill.documents} read, ${counted.bill.entries} entries`);
  }
  return costs;
}

function tableOfTheSame(shops: readonly BenchedShop[]): string {
  const head = ['', ...shops.map(({ size }) => `${size} listings`), 'the same'];
  const rows = SAME_KINDS.map(({ title }, kind) => {
    const costs = shops.map(({ same }) => same[kind] ?? '');
    return [title, ...costs, new Set(costs).size === 1 ? 'yes' : 'NO'];
  });
  return table([head, ...rows]);
}

function sizesThatFit(argv: readonly string[]): number[] {
  const sizes = sizesOf(argv, SIZES, USAGE);
  const largest = Math.max(0, ...sizes);
  if (largest * BYTES_A_LISTING > getHeapStatistics().heap_size_limit) {
    throw new Error(`${largest} listings need more memory than Node.js may take.\n${USAGE}`);
  }
  return sizes;
}

/** What is there for every shop. */
interface Surroundings {
  website: Website;
  origin: string;
  firestorePort: number;
  chromium: string;
  progress: Progress;
}

/** What a shop of one size showed. */
interface BenchedShop {
  size: number;
  text: string;
  same: readonly string[];
}

async function benchShop(
  size: number,
  { website, origin, firestorePort, chromium, progress }: Surroundings,
): Promise<BenchedShop> {
  const strictIndexes: unknown = JSON.parse(await readFile(`${ROOT}/firestore.indexes.json`, 'utf8'));
  const emulator = await startFirestoreEmulator({
    strictIndexes,
    port: firestorePort,
    log: () => undefined,
  });
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
    // The emulator orders listings when they are first asked for.
    await progress.step('Preparing the indexes', () => warmUp(firestore, store));
    const rows = [HEAD];
    for (const kind of KINDS) {
      rows.push(await progress.step(`Searching: ${kind.title}`, () => rowOf(shop, store, kind)));
    }
    const same = await costsOfTheSame(shop, store);
    website.vocabulary = shop.vocabularyFile;
    const seen = await progress.step('Searching in a browser', () => searchInBrowser(chromium, origin, shop));
    const { tokens, bytes, bytesWithTokens } = shop;
    const sizeOf = (value: number) => `${(value / 1000).toFixed(1)} kB`;
    const about = `${size} listings: ${tokens.toFixed(0)} tokens each, ${sizeOf(bytes)} as a page gets them, ${sizeOf(bytesWithTokens)} with their tokens`;
    const [opened, typed] = [seen.opened, seen.typed].map((times) => `${median(times).toFixed(0)} ms`);
    const browser = `First results in a browser: ${opened} from an address opened for the first time, ${typed} from Enter on that page`;
    return { size, text: `${about}\n\n${table(rows)}\n\n  ${browser}`, same };
  } finally {
    await firestore.terminate();
    await emulator.stop();
  }
}

/** Asks in each order, first through the SDK: a page would not wait as long. */
async function warmUp(firestore: Firestore, store: FirestoreListings): Promise<void> {
  const tokens = [ANY_TOKEN];
  const newest = firestore
    .collection('listings')
    .where('q', 'array-contains', ANY_TOKEN)
    .orderBy('createdAt', 'desc')
    .orderBy('resaleprice', 'desc')
    .limit(1);
  await newest.get();
  await newest.get();
  for (const order of ['rank', 'createdAt', 'resaleprice', '-resaleprice'] as const) {
    for (const min of [undefined, 1]) {
      for (let time = 0; time < 2; time += 1) {
        await store.read({ tokens, min, max: undefined }, { order, limit: 1 });
      }
    }
  }
}

/** Searches shops of different sizes and prints what that reads and how long it takes. */
export async function benchCommand(argv: readonly string[]): Promise<void> {
  const sizes = sizesThatFit(argv);
  const progress = createProgress();
  const offset = offsetFrom(process.env);
  const ports = portsAt(offset);
  const chromium = await ensureChromium(progress);
  await buildParts(layoutOf(ROOT, { offset, official: false }), progress);
  const website = new Website();
  await website.start(ports.hosting);
  const shops: BenchedShop[] = [];
  try {
    const origin = `http://127.0.0.1:${ports.hosting}`;
    const surroundings = { website, origin, firestorePort: ports.firestore, chromium, progress };
    for (const size of sizes) shops.push(await benchShop(size, surroundings));
  } finally {
    await website.stop();
  }
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node.js ${process.versions.node}`;
  console.log(`\n${machine}\n${ABOUT}\n\n${shops.map(({ text }) => text).join('\n\n')}`);
  console.log(
    `\nThe same 40 items in every shop: what a first page of them costs\n\n${tableOfTheSame(shops)}`,
  );
}
