import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { createProgress, type Progress } from '@thriftline/bin/progress';
import { ROOT } from '@thriftline/bin/root';
import { LOCAL_PROJECT } from '@thriftline/domain/ports';
import type { Product } from '@thriftline/domain/product';
import { WordCount } from '@thriftline/domain/search/count-words';
import { matchOf, termsOf } from '@thriftline/domain/search/matches';
import { NO_SYNONYMS } from '@thriftline/domain/search/stems';
import { readVocabulary, type Vocabulary } from '@thriftline/domain/search/vocabulary';
import { RandomShop } from '@thriftline/domain/testing/random-shop';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { adminApp } from '@thriftline/functions/firebase';
import { findSearches } from '@thriftline/functions/saved-searches/find-searches';
import { tellSearchers } from '@thriftline/functions/saved-searches/tell-searchers';
import { makeListing } from '@thriftline/functions/search/make-listing';
import { OFFSET_VARIABLE, offsetFrom, portsAt } from '@thriftline/local/ports';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { fillSearches, type Saved } from './filed-searches.ts';

/** How many saved searches there are, unless others are asked for. */
const SIZES = [1_000, 10_000];

/** Listings that come, and those that the words of the shop are counted in. */
const LISTINGS = 30;
const KNOWN = 2_000;

/** Ports of its own, beside those of `npm start` and `npm test`. */
const OFFSET = '300';

const USAGE = `Usage: npm run bench:alerts [-- SEARCHES...]
SEARCHES  how many saved searches there are: ${SIZES.join(' ')} when none is named; 100000 takes some minutes`;

const ABOUT = `New listings against saved searches of one to four words, categories, conditions, prices and places (the shop of bench:search: 2,000
words, 40 categories), through the functions' own code and the Firestore emulator with strict indexes; ${LISTINGS} listings, medians, most in
brackets. Fit: searches that looking at every search finds, which has to be what the buckets find. Read: documents to find those that fit.
All read: with what telling their owners reads. Letters: notifications that were written, one for each that fits.`;

const HEAD = ['Searches', 'Buckets', 'Fit', 'Read', 'ms', 'All read', 'Letters', 'All ms', 'Missed'];

/** Where items are: towns that the random searches look around. */
const TOWNS = ['Leeds', 'Bradford', 'York, GB', 'Auckland', 'London'];

interface Measured {
  fit: number;
  read: number;
  ms: number;
  allRead: number;
  letters: number;
  allMs: number;
  missed: number;
}

interface Usage {
  reads: number;
  writes: number;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function table(rows: readonly string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padStart(widths[column] ?? 0));
  return rows.map((row) => `  ${line(row).join('  ')}`).join('\n');
}

function sizesOf(argv: readonly string[]): number[] {
  const sizes = argv.map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error(USAGE);
  return sizes.length > 0 ? sizes : SIZES;
}

function newShop(seed: number): RandomShop {
  return new RandomShop({ seed, words: 2_000, categories: 40, textWords: 40 });
}

/** What the words of a shop are, before anything was saved. */
function vocabularyOfShop(): Vocabulary {
  const shop = newShop(KNOWN);
  const counted = new WordCount();
  const timeOf = (milliseconds: number) => Timestamp.fromMillis(milliseconds);
  for (let number = 0; number < KNOWN; number += 1) counted.add(shop.listing(NO_SYNONYMS, timeOf));
  return readVocabulary(counted.toFile([]));
}

/** A store, and what Firestore would bill of it. */
class CountedStore {
  readonly firestore: Firestore;
  readonly #origin: string;

  constructor(firestore: Firestore, origin: string) {
    this.firestore = firestore;
    this.#origin = origin;
  }

  async empty(): Promise<void> {
    const path = `/emulator/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
    await fetch(`${this.#origin}${path}`, { method: 'DELETE' });
  }

  async #usage(): Promise<Usage> {
    const answer = await fetch(`${this.#origin}/emulator/v1/usage`);
    return ((await answer.json()) as { administrators: Usage }).administrators;
  }

  async counted<T>(work: () => Promise<T>): Promise<{ value: T; ms: number; read: number }> {
    const before = await this.#usage();
    const start = performance.now();
    const value = await work();
    const ms = performance.now() - start;
    return { value, ms, read: (await this.#usage()).reads - before.reads };
  }

  async letters(): Promise<number> {
    return (await this.firestore.collectionGroup('inbox').count().get()).data().count;
  }
}

/** Lists a product and tells whoever saved a search that finds it. */
async function measure(
  store: CountedStore,
  searches: ReadonlyMap<string, Saved>,
  [id, product]: [string, Product],
): Promise<Measured> {
  const now = await makeListing(product, []);
  const fitting = [...searches].filter(
    ([, { query }]) => matchOf(now, query, termsOf(query, NO_SYNONYMS)) !== undefined,
  );
  const { sellerId } = product;
  const found = await store.counted(() => findSearches({ sellerId, before: undefined, now }, NO_SYNONYMS));
  await store.firestore.doc(`products/${id}`).set(product);
  const lettersBefore = await store.letters();
  const told = await store.counted(() => tellSearchers(id, { before: undefined, after: product }));
  return {
    fit: fitting.length,
    read: found.read,
    ms: found.ms,
    allRead: told.read,
    letters: (await store.letters()) - lettersBefore,
    allMs: told.ms,
    missed: fitting.filter(([search]) => !found.value.has(search)).length,
  };
}

/** Products that come: each fits other searches, and none was told of before. */
function newProducts(): [string, Product][] {
  const shop = newShop(77);
  return Array.from({ length: LISTINGS }, (_, number): [string, Product] => {
    const { createdAt, ...product } = shop.product();
    const location = shop.pick(TOWNS);
    const time = Timestamp.fromMillis(createdAt.toMillis());
    return [`new${number}`, { ...product, location, sellerId: 'seller', createdAt: time }];
  });
}

async function rowOf(
  store: CountedStore,
  size: number,
  { vocabulary, progress }: { vocabulary: Vocabulary; progress: Progress },
): Promise<string[]> {
  await store.empty();
  const shop = newShop(size);
  const searches = await progress.step(`Filing ${size} searches`, () =>
    fillSearches(store.firestore, size, { shop, vocabulary }),
  );
  const buckets = (await store.firestore.collection('searchBuckets').count().get()).data().count;
  const all = await progress.step('Listing products', async () => {
    const measured: Measured[] = [];
    for (const product of newProducts()) measured.push(await measure(store, searches, product));
    return measured;
  });
  const of = (name: keyof Measured) => {
    const values = all.map((measured) => measured[name]);
    return `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;
  };
  const missed = all.reduce((sum, measured) => sum + measured.missed, 0);
  return [
    String(size),
    String(buckets),
    of('fit'),
    of('read'),
    of('ms'),
    of('allRead'),
    of('letters'),
    of('allMs'),
    String(missed),
  ];
}

/** Lists products against more and more saved searches, and prints what that reads, how long it takes and whom it tells. */
export async function benchCommand(argv: readonly string[]): Promise<void> {
  const sizes = sizesOf(argv);
  const progress = createProgress();
  const { firestore: port } = portsAt(offsetFrom({ [OFFSET_VARIABLE]: OFFSET, ...process.env }));
  const strictIndexes: unknown = JSON.parse(await readFile(`${ROOT}/firestore.indexes.json`, 'utf8'));
  const emulator = await startFirestoreEmulator({ strictIndexes, port, log: () => undefined });
  const host = `${emulator.host}:${emulator.port}`;
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: host,
    GCLOUD_PROJECT: LOCAL_PROJECT,
    // Nothing of Google's cloud is there to be asked for credentials.
    METADATA_SERVER_DETECTION: 'none',
  });
  const firestore = getFirestore(adminApp());
  const store = new CountedStore(firestore, `http://${host}`);
  const vocabulary = vocabularyOfShop();
  const rows: string[][] = [HEAD];
  try {
    for (const size of sizes) rows.push(await rowOf(store, size, { vocabulary, progress }));
  } finally {
    await firestore.terminate();
    await emulator.stop();
  }
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node.js ${process.versions.node}`;
  console.log(`\n${machine}\n${ABOUT}\n\n${table(rows)}`);
}
