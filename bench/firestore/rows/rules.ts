import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/bin/root';
import { MAX_LISTED } from '@thriftline/domain/collections';
import { LOCAL_PROJECT } from '@thriftline/domain/ports';
import { aProduct, somePictures } from '@thriftline/domain/testing/builders';
import {
  AccessControl,
  type Caller,
  collectionQuery,
  DocumentPath,
  FieldPath,
  openFirestoreStore,
  type PendingCommit,
  RulesRegistry,
  type Value,
} from '@thriftline/firestore-emulator/engine';
import { decodeValue } from '@thriftline/firestore-emulator/wire';
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

  let pending: PendingCommit | undefined;
  const product = {
    ...set('products/product-1', aProduct({ pictures: somePictures(3), sellerSince: SINCE })),
    transforms: [{ kind: 'request-time', field: FieldPath.parse('createdAt') }],
  } as const;
  const mark = {
    ...set('productIds/product-1', {}),
    transforms: [{ kind: 'request-time', field: FieldPath.parse('createdAt') }],
  } as const;
  const now = (field: string) => ({ kind: 'request-time', field: FieldPath.parse(field) }) as const;
  const count = {
    ...set('quotas/seller-1', { products: { count: 1, lastId: 'product-1' } }),
    transforms: [now('products.start'), now('products.at')],
  };
  database.commitNow([product, mark, count], {
    authorize: (commit) => {
      pending = commit;
      access.authorizeCommit(SELLER, database, commit);
    },
  });
  const commit = pending as PendingCommit;
  // Judged again and again as it was judged then, against the state of then.
  const before: PendingCommit = {
    ...commit,
    get: (path) => (/\/product-1$|quotas\/seller-1$/.test(path.key) ? null : commit.get(path)),
  };
  const path = DocumentPath.parse('products/product-1');
  const is = (field: string, value: string | boolean) =>
    ({ kind: 'field', field: FieldPath.parse(field), op: '==', value: toValue(value) }) as const;
  const query = {
    ...collectionQuery(null, 'bookings'),
    filter: {
      kind: 'composite',
      op: 'and',
      filters: [is('sellerId', 'seller-1'), is('paid', true)],
    },
    limit: MAX_LISTED,
  } as const;
  return [
    perSecond('rules: a seller adds a product', () => access.authorizeCommit(SELLER, database, before)),
    perSecond('rules: a seller reads a product', () =>
      access.authorizeGets(SELLER, database, database.read(), [path]),
    ),
    perSecond('rules: a seller lists bookings', () =>
      access.authorizeList(SELLER, database, database.read(), query),
    ),
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
