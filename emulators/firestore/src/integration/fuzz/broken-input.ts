import fc from 'fast-check';

/** A project of its own for what the fuzz sends. */
export const DATABASE = 'projects/demo-fuzz/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;
const NAME = `${DOCUMENTS}/c/a`;

const FIELDS = {
  n: { integerValue: '1' },
  d: { doubleValue: 1.5 },
  s: { stringValue: 'x' },
  t: { timestampValue: '2026-01-31T12:00:00Z' },
  b: { bytesValue: 'AAEC' },
  r: { referenceValue: NAME },
  g: { geoPointValue: { latitude: 1, longitude: 2 } },
  l: { arrayValue: { values: [{ nullValue: null }, { booleanValue: true }] } },
  m: { mapValue: { fields: { k: { stringValue: 'v' } } } },
};
const QUERY = {
  from: [{ collectionId: 'c', allDescendants: true }],
  select: { fields: [{ fieldPath: 'n' }] },
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '0' } } },
        { unaryFilter: { field: { fieldPath: 's' }, op: 'IS_NOT_NULL' } },
        {
          fieldFilter: {
            field: { fieldPath: 'd' },
            op: 'IN',
            value: { arrayValue: { values: [{ doubleValue: 1.5 }] } },
          },
        },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '9' }], before: true },
  endAt: { values: [{ integerValue: '0' }], before: false },
  offset: 0,
  limit: 3,
};

/** A good request of every call, in proto3 JSON. */
export const REQUESTS: Readonly<Record<string, object>> = {
  GetDocument: { name: NAME, mask: { fieldPaths: ['n', 'm.k'] } },
  ListDocuments: {
    parent: DOCUMENTS,
    collectionId: 'c',
    pageSize: 2,
    orderBy: 'n desc',
    mask: { fieldPaths: [] },
  },
  CreateDocument: { parent: DOCUMENTS, collectionId: 'c', document: { fields: FIELDS } },
  UpdateDocument: {
    document: { name: NAME, fields: FIELDS },
    updateMask: { fieldPaths: ['n', '`a b`.c'] },
    currentDocument: { exists: true },
  },
  DeleteDocument: { name: NAME, currentDocument: { updateTime: '2026-01-31T12:00:00Z' } },
  BatchGetDocuments: {
    database: DATABASE,
    documents: [NAME, `${DOCUMENTS}/c/b`],
    newTransaction: { readWrite: {} },
  },
  BeginTransaction: { database: DATABASE, options: { readOnly: { readTime: '2026-01-31T12:00:00Z' } } },
  Commit: {
    database: DATABASE,
    writes: [
      {
        update: { name: NAME, fields: FIELDS },
        updateTransforms: [
          { fieldPath: 'n', increment: { integerValue: '2' } },
          { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
          { fieldPath: 'l', appendMissingElements: { values: [{ stringValue: 'y' }] } },
        ],
      },
      { delete: `${DOCUMENTS}/c/b`, currentDocument: { exists: false } },
      {
        transform: { document: NAME, fieldTransforms: [{ fieldPath: 'n', maximum: { integerValue: '7' } }] },
      },
    ],
  },
  Rollback: { database: DATABASE, transaction: 'AAAA' },
  RunQuery: { parent: DOCUMENTS, structuredQuery: QUERY },
  RunAggregationQuery: {
    parent: DOCUMENTS,
    structuredAggregationQuery: {
      structuredQuery: QUERY,
      aggregations: [
        { alias: 'a', count: { upTo: '5' } },
        { alias: 'b', sum: { field: { fieldPath: 'n' } } },
        { alias: 'c', avg: { field: { fieldPath: 'd' } } },
      ],
    },
  },
  PartitionQuery: {
    parent: DOCUMENTS,
    structuredQuery: { from: [{ collectionId: 'c', allDescendants: true }] },
  },
  ListCollectionIds: { parent: DOCUMENTS, pageSize: 1 },
  BatchWrite: { database: DATABASE, writes: [{ update: { name: NAME, fields: FIELDS } }] },
  Write: { database: DATABASE, streamToken: 'AAAA', writes: [{ update: { name: NAME, fields: FIELDS } }] },
  Listen: {
    database: DATABASE,
    addTarget: { query: { parent: DOCUMENTS, structuredQuery: QUERY }, targetId: 2, resumeToken: 'AAAA' },
  },
};

/** A list in a list in a list, far deeper than any document may be. */
export const DEEP = JSON.parse(`${'{"arrayValue":{"values":['.repeat(150)}${']}}'.repeat(150)}`) as object;

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      -1,
      0,
      2 ** 31,
      1e300,
      '',
      ' ',
      '/',
      '..',
      '__x__',
      '\u0000',
      '\ud800',
      [],
      {},
      [[]],
      { a: 1 },
    ],
    ...[
      '9223372036854775808',
      '-9223372036854775809',
      'NaN',
      '0000-00-00T00:00:00Z',
      '9999-12-31T23:59:59.999999999Z',
    ],
    ...[
      '`',
      'a..b',
      '.a',
      '`a',
      'a'.repeat(7000),
      `${NAME}/`,
      `${NAME}//x`,
      DOCUMENTS,
      DATABASE,
      'projects//databases//',
    ],
    { values: [{ arrayValue: {} }] },
    { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { stringValue: 'no' } } } },
    { stringValue: 'x', integerValue: '1' },
    { geoPointValue: { latitude: 91, longitude: 'x' } },
  ),
  { weight: 1, arbitrary: fc.constant<unknown>(DEEP) },
  fc.jsonValue({ maxDepth: 2 }),
);

/** One change of a request: where (as a number that picks a node), and what. */
interface Mutation {
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'repeat';
  readonly junk: unknown;
}
const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    at: fc.nat(10_000),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
    junk,
  }),
  { minLength: 1, maxLength: 3 },
);

/** A request of some call, broken in one to three places. */
export function brokenRequest(
  calls: readonly string[] = Object.keys(REQUESTS),
): fc.Arbitrary<[string, unknown]> {
  return fc
    .tuple(fc.constantFrom(...calls), mutations)
    .map(([call, all]) => [call, all.reduce(mutate, structuredClone(REQUESTS[call]) as unknown)]);
}

function mutate(root: unknown, { at, kind, junk: shared }: Mutation): unknown {
  const given = structuredClone(shared);
  const places = placesOf(root);
  const place = places[at % places.length];
  if (place === undefined) return given;
  const { container, key } = place;
  if (Array.isArray(container)) {
    const index = Number(key);
    if (kind === 'remove') container.splice(index, 1);
    else if (kind === 'repeat') container.push(structuredClone(container[index]));
    else container[index] = given;
  } else if (kind === 'remove') delete container[key];
  else if (kind === 'add') container.surprise = given;
  else container[key] = given;
  return root;
}

interface Place {
  readonly container: Record<string, unknown> | unknown[];
  readonly key: string;
}

/** Every node of a JSON tree below its root, down to a depth that requests have. */
function placesOf(node: unknown, depth = 0): Place[] {
  if (typeof node !== 'object' || node === null || depth > 12) return [];
  const container = node as Record<string, unknown> | unknown[];
  return Object.entries(node).flatMap(([key, inner]) => [{ container, key }, ...placesOf(inner, depth + 1)]);
}
