import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { invariant } from '@thriftline/domain/base/invariant';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import type { Product } from '@thriftline/domain/catalogue/product';
import { WordCount } from '@thriftline/domain/search/count-words';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { matchOf, termsOf } from '@thriftline/domain/search/matches';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import { readVocabulary, type Vocabulary } from '@thriftline/domain/search/words/vocabulary';
import { RandomShop } from '@thriftline/domain/testing/random-shop';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { adminApp } from '@thriftline/functions/firebase';
import { findSearches } from '@thriftline/functions/saved-searches/find-searches';
import { notifySearchers } from '@thriftline/functions/saved-searches/notify-searchers';
import { makeListing } from '@thriftline/functions/search/make-listing';
import { offsetFrom, portsAt } from '@thriftline/local/ports';
import { createProgress, type Progress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { median } from '../firestore/harness/measure.ts';
import { sizesOf } from '../size-arguments.ts';
import { table } from '../table.ts';
import { fillSearches, type Saved } from './filed-searches.ts';

/** A saved search with the stems it asks for. */
interface Looked extends Pick<Saved, 'query'> {
  id: string;
  terms: readonly string[];
}

/** How many saved searches there are, unless others are asked for. */
const SIZES = [1_000, 10_000];

/** Listings that come, and those that the words of the shop are counted in. */
const LISTINGS = 30;
const TOLD = 2;
const KNOWN = 2_000;

const USAGE = `Usage: npm run bench:alerts [-- SEARCHES...]
SEARCHES  how many saved searches there are: ${SIZES.join(' ')} when none is named; 100000 takes some minutes`;

const ABOUT = `New listings against saved searches of one to four words, categories, conditions, prices and places (the shop of bench:search: 2,000
words, 40 categories, 40 words to a description), through the functions' own code and the Firestore emulator with strict indexes; medians, the
most in brackets. Fit: searches found by reading every search; Missed: those of them that the buckets did not find. Read and ms: to find
them, ${LISTINGS} listings. Other read: the same for a listing of words that no search has and no place, which only searches without words may fit.
Told read, Written, E-mails, Told ms: all that a new listing takes, with hits and notifications, ${TOLD} listings; a search that has told
of one listing tells of the next once its owner has opened it.`;

const HEAD = [
  'Searches',
  'Buckets',
  'Fit',
  'Missed',
  'Read',
  'ms',
  'Other read',
  'Told read',
  'Written',
  'E-mails',
  'Told ms',
];

/** Where items are: towns that the random searches look around. */
const TOWNS = ['Leeds', 'Bradford', 'York, GB', 'Auckland', 'London'];

/** Something that was done to the store, and what it took. */
interface Done<T> {
  value: T;
  ms: number;
  read: number;
  written: number;
}

interface Usage {
  reads: number;
  writes: number;
}

/** A median, and the most. */
const spread = (values: readonly number[]) =>
  `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;

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

  async counted<T>(work: () => Promise<T>): Promise<Done<T>> {
    const before = await this.#usage();
    const start = performance.now();
    const value = await work();
    const ms = performance.now() - start;
    const after = await this.#usage();
    return { value, ms, read: after.reads - before.reads, written: after.writes - before.writes };
  }

  async letters(): Promise<number> {
    return (await this.firestore.collectionGroup('inbox').count().get()).data().count;
  }
}

/** A product that comes, as its listing. */
interface Coming {
  id: string;
  product: Product;
  listing: StoredListing;
}

const find = (store: CountedStore, { product: { sellerId }, listing }: Coming) =>
  store.counted(() => findSearches({ sellerId, before: undefined, now: listing }, NO_SYNONYMS));

/** Finds the searches that fit a listing, and beside that looks at every one. */
async function measureFinding(store: CountedStore, searches: readonly Looked[], coming: Coming) {
  const fitting = searches.filter(({ query, terms }) => matchOf(coming.listing, query, terms) !== undefined);
  const found = await find(store, coming);
  const missed = fitting.filter(({ id }) => !found.value.has(id)).length;
  return { fit: fitting.length, missed, read: found.read, ms: found.ms };
}

/** Lists a product and tells whoever saved a search that it fits. */
async function measureTelling(store: CountedStore, { id, product }: Coming) {
  await store.firestore.doc(`products/${id}`).set(product);
  const before = await store.letters();
  const told = await store.counted(() => notifySearchers(id, { before: undefined, after: product }));
  return { read: told.read, written: told.written, ms: told.ms, letters: (await store.letters()) - before };
}

async function comingOf(id: string, product: Product): Promise<Coming> {
  return { id, product, listing: await makeListing(product, []) };
}

/** Products that come, one after the other. */
function newProducts(): Promise<Coming[]> {
  const shop = newShop(77);
  const products = Array.from({ length: LISTINGS }, (): Product => {
    const { createdAt, ...product } = shop.product();
    const location = shop.pick(TOWNS);
    const time = Timestamp.fromMillis(createdAt.toMillis());
    return { ...product, location, sellerId: 'seller', createdAt: time };
  });
  return Promise.all(products.map((product, number) => comingOf(`new${number}`, product)));
}

/** One whose words nobody looks for, from nowhere. */
function otherProduct({ product }: Coming): Promise<Coming> {
  const words = { productname: 'Quince kettle', description: 'Copper', location: 'Nowhere at all' };
  return comingOf('other', { ...product, ...words });
}

/** Does something with one after the other, for nothing is to be measured beside it. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

async function rowOf(
  store: CountedStore,
  size: number,
  { vocabulary, progress }: { vocabulary: Vocabulary; progress: Progress },
): Promise<string[]> {
  await store.empty();
  const shop = newShop(size);
  const saved = await progress.step(`Filing ${size} searches`, () =>
    fillSearches(store.firestore, size, { shop, vocabulary }),
  );
  const looked = [...saved].map(([id, { query }]) => ({ id, query, terms: termsOf(query, NO_SYNONYMS) }));
  const buckets = (await store.firestore.collection('searchBuckets').count().get()).data().count;
  const coming = await newProducts();
  const [first] = coming;
  invariant(first, 'there are listings to measure');
  // What is done for the first time takes longer.
  await find(store, first);
  const found = await progress.step('Finding searches', () =>
    inTurn(coming, (one) => measureFinding(store, looked, one)),
  );
  const other = await find(store, await otherProduct(first));
  const told = await progress.step('Telling their owners', () =>
    inTurn(coming.slice(0, TOLD), (one) => measureTelling(store, one)),
  );
  const ofFound = (name: keyof (typeof found)[number]) => spread(found.map((one) => one[name]));
  const ofTold = (name: keyof (typeof told)[number]) => spread(told.map((one) => one[name]));
  return [
    String(size),
    String(buckets),
    ofFound('fit'),
    String(found.reduce((sum, { missed }) => sum + missed, 0)),
    ofFound('read'),
    ofFound('ms'),
    String(other.read),
    ofTold('read'),
    ofTold('written'),
    ofTold('letters'),
    ofTold('ms'),
  ];
}

/** Lists products against more and more saved searches, and prints what that reads, how long it takes and whom it tells. */
export async function benchCommand(argv: readonly string[]): Promise<void> {
  const sizes = sizesOf(argv, SIZES, USAGE);
  const progress = createProgress();
  const { firestore: port } = portsAt(offsetFrom(process.env));
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
