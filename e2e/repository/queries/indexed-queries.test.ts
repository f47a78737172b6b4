import { type FirestoreEmulator, startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../source-files.ts';
import { type QueryShape, querySites } from './query-sites.ts';

const DOCUMENTS = 'projects/demo-indexes/databases/(default)/documents';
const OPERATORS: Readonly<Record<string, string>> = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};
const OF_LISTS: ReadonlySet<string> = new Set(['in', 'array-contains-any']);

let emulator: FirestoreEmulator;

beforeAll(async () => {
  emulator = await startFirestoreEmulator({
    strictIndexes: JSON.parse(textOf('firestore.indexes.json')),
    log: false,
  });
});
afterAll(() => emulator.stop());

function filterOf(collection: string, { field, op }: QueryShape['filters'][number]) {
  const none =
    field === '__name__' ? { referenceValue: `${DOCUMENTS}/${collection}/none` } : { stringValue: 'none' };
  const value = OF_LISTS.has(op) ? { arrayValue: { values: [none] } } : none;
  return { fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value } };
}

/** Asks for what a query asks for, whatever its values. Gives why Firestore refuses that, if it does. */
async function refusal(collection: string, { filters, orders }: QueryShape): Promise<string | undefined> {
  const all = filters.map((filter) => filterOf(collection, filter));
  const structuredQuery = {
    from: [{ collectionId: collection }],
    ...(all.length > 0 && { where: { compositeFilter: { op: 'AND', filters: all } } }),
    orderBy: orders.map(({ field, descending }) => ({
      field: { fieldPath: field },
      direction: descending ? 'DESCENDING' : 'ASCENDING',
    })),
  };
  const url = `http://${emulator.host}:${emulator.port}/v1/${DOCUMENTS}:runQuery`;
  const answer = await emulator.fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
  });
  return answer.ok ? undefined : answer.text();
}

// A query that asks for less than another may lack the index which that one has. Those put together at run time
// are left to e2e/queries.
it('every query that the code names whole has an index', async () => {
  const whole = querySites().flatMap(({ place, collection, shape }) =>
    collection === undefined || shape === undefined ? [] : [{ place, collection, shape }],
  );
  expect(whole.length).toBeGreaterThan(100);
  const refused = await Promise.all(
    whole.map(async ({ place, collection, shape }) => {
      const why = await refusal(collection, shape);
      return why === undefined ? [] : [`${place}: ${why}`];
    }),
  );
  expect(refused.flat()).toEqual([]);
});
