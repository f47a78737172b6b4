import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { aCategory, aProduct, somePictures } from '@thriftline/domain/testing/builders';
import {
  AccessControl,
  type Caller,
  collectionQuery,
  DocumentPath,
  FieldPath,
  openFirestoreStore,
  type PendingCommit,
  type Query,
  RulesRegistry,
  type Value,
  type Write,
} from '@thriftline/firestore-emulator/engine';
import { decodeValue } from '@thriftline/firestore-emulator/wire';
import { ROOT } from '@thriftline/run/root';
import { median } from '../harness/measure.ts';
import { PROJECT } from '../harness/row.ts';
import type { Row } from '../harness/table.ts';

const ROUNDS = 5;
const EVALUATIONS = 3000;

/** The seller, with an address that is confirmed. */
const SELLER: Caller = {
  kind: 'user',
  uid: 'seller-1',
  claims: {
    sub: 'seller-1',
    user_id: 'seller-1',
    aud: LOCAL_PROJECT,
    role: 'Seller',
    email: 'seller@example.com',
    email_verified: true,
  },
};
const SINCE = new Date('2026-01-31T12:00:00Z');

/** How many requests a second this project's own rules judge, without any transport. */
export async function rulesRows(): Promise<Row[]> {
  const file = join(ROOT, 'firestore.rules');
  const registry = new RulesRegistry(console.log);
  registry.replace([{ name: 'firestore.rules', content: await readFile(file, 'utf8') }]);
  const access = new AccessControl(registry, console.log);
  const store = await openFirestoreStore();
  const database = store.database({ projectId: PROJECT, databaseId: '(default)' });
  const set = (path: string, fields: object) =>
    ({
      kind: 'set',
      path: DocumentPath.parse(path),
      fields: new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value)])),
      precondition: null,
    }) as const;
  database.commitNow([
    {
      ...set('users/seller-1', {
        name: 'Sal Seller',
        role: 'Seller',
        status: 'Unverified',
        createdAt: SINCE,
      }),
      transforms: [],
    },
    { ...set('categories/chairs', { categoryname: 'Chairs' }), transforms: [] },
  ]);

  const now = (field: string) => ({ kind: 'request-time', field: FieldPath.parse(field) }) as const;
  /** A commit that is judged again and again as it was judged first, with the same documents not there yet. */
  const judged = (writes: readonly Write[]): (() => void) => {
    let pending: PendingCommit | undefined;
    database.commitNow(writes, {
      authorize: (commit) => {
        pending = commit;
        access.authorizeCommit(SELLER, database, commit);
      },
    });
    const commit = pending as PendingCommit;
    const added = new Set(writes.map(({ path }) => path.key));
    const before: PendingCommit = {
      ...commit,
      get: (path) => (added.has(path.key) ? null : commit.get(path)),
    };
    return () => access.authorizeCommit(SELLER, database, before);
  };
  const counted = (act: string, lastId: string) => ({
    ...set('quotas/seller-1', { [act]: { count: 1, lastId } }),
    transforms: [now(`${act}.start`), now(`${act}.at`)],
  });
  const product = {
    ...set('products/product-1', aProduct({ pictures: somePictures(3), sellerSince: SINCE })),
    transforms: [now('createdAt')],
  } as const;
  const mark = {
    ...set('productIds/product-1', {}),
    transforms: [now('createdAt')],
  } as const;
  const addsProduct = judged([product, mark, counted('products', 'product-1')]);
  database.commitNow([{ kind: 'delete', path: DocumentPath.parse('quotas/seller-1'), precondition: null }]);
  const category = {
    ...set('categories/lamps', aCategory({ categoryname: 'Oil lamps' })),
    transforms: [now('createdAt')],
  } as const;
  const name = { ...set('categoryNames/oillamps', { categoryId: 'lamps' }), transforms: [] };
  const addsCategory = judged([category, name, counted('categories', 'lamps')]);
  const path = DocumentPath.parse('products/product-1');
  const is = (field: string, value: string | boolean) =>
    ({ kind: 'field', field: FieldPath.parse(field), op: '==', value: toValue(value) }) as const;
  const bookings = {
    ...collectionQuery(null, 'bookings'),
    filter: {
      kind: 'composite',
      op: 'and',
      filters: [is('sellerId', 'seller-1'), is('paid', true)],
    },
    limit: MAX_LISTED,
  } as const;
  const own = {
    ...collectionQuery(null, 'products'),
    filter: is('sellerId', 'seller-1'),
    limit: MAX_LISTED,
  } as const;
  const lists = (query: Query) => () => access.authorizeList(SELLER, database, database.read(), query);
  return [
    perSecond('rules: a seller adds a product', addsProduct),
    perSecond('rules: a seller adds a category', addsCategory),
    perSecond('rules: a seller reads a product', () =>
      access.authorizeGets(SELLER, database, database.read(), [path]),
    ),
    perSecond('rules: a seller lists bookings', lists(bookings)),
    perSecond('rules: a seller lists their own products', lists(own)),
  ];
}

function perSecond(label: string, evaluate: () => void): Row {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    for (let n = 0; n < EVALUATIONS; n++) evaluate();
    if (round > 0) rounds.push((EVALUATIONS * 1000) / (performance.now() - start));
  }
  return { label, unit: 'a second', cells: { ours: median(rounds) } };
}

/** Plain data as a value; all numbers become doubles or integers as the web SDK does it. */
function toValue(data: unknown): Value {
  return decodeValue(toWire(data));
}

function toWire(data: unknown): object {
  if (typeof data === 'string') return { stringValue: data };
  if (typeof data === 'number') {
    return Number.isInteger(data) ? { integerValue: String(data) } : { doubleValue: data };
  }
  if (typeof data === 'boolean') return { booleanValue: data };
  if (data instanceof Date) return { timestampValue: { seconds: data.getTime() / 1000, nanos: 0 } };
  if (Array.isArray(data)) return { arrayValue: { values: data.map(toWire) } };
  return {
    mapValue: { fields: Object.fromEntries(Object.entries(data as object).map(([k, v]) => [k, toWire(v)])) },
  };
}
