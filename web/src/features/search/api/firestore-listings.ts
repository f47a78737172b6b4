import type { Listing } from '@thriftline/domain/search/listing';
import type { ListingStore, StorePosition, StoreQuery } from '@thriftline/domain/search/listing-store';
import type { StoreOrder } from '@thriftline/domain/search/plan-search';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { type FirestoreValue, plainFields } from './firestore-value.ts';

/** Which of the two stores of listings is asked: that of members, or what everybody may see. */
export type ListingCollection = 'listings' | 'advertisedListings';

/** Where listings are asked for, and by whom. */
export interface ListingsAccess {
  /** Of the Firestore server: `https://firestore.googleapis.com`. */
  origin: string;
  projectId: string;
  collection: ListingCollection;
  /** The ID token of who asks; undefined for strangers. */
  token: () => Promise<string | undefined>;
  /** Asks the server; as `fetch`, for 15 seconds, unless told. */
  ask?: (url: string, request: RequestInit) => Promise<Response>;
}

/** What a listing is read with: everything but its tokens, which are most of it. A field that is not here is not shown. */
const FIELDS = [
  'productname',
  'categoryId',
  'categoryName',
  'condition',
  'resaleprice',
  'originalprice',
  'yearsofuse',
  'location',
  'img',
  'thumb',
  'placeholder',
  'alt',
  'sellerId',
  'sellername',
  'sellerStatus',
  'delivery',
  'deliverycost',
  'sellerSince',
  'hold',
  'createdAt',
  'wishes',
  'rank',
  'point',
  'titleStems',
  'textStems',
] as const satisfies readonly (keyof Listing)[];

/** A server that takes longer is not going to answer. */
const TIMEOUT_MS = 15_000;

const plainly = (url: string, request: RequestInit): Promise<Response> =>
  fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Firestore's server answered that it does not do it. */
export class FirestoreRefusal extends Error {
  readonly status: number;

  constructor(status: number, answer: string) {
    super(`Firestore answered ${status}: ${answer}`);
    this.name = 'FirestoreRefusal';
    this.status = status;
  }
}

type Direction = 'ASCENDING' | 'DESCENDING';

/** What each order sorts by, as `orderValues` has it, before the id. The same order serves with and without a price range. */
const ORDERS: Record<StoreOrder, { fields: readonly string[]; direction: Direction }> = {
  rank: { fields: ['rank', 'resaleprice'], direction: 'DESCENDING' },
  createdAt: { fields: ['createdAt', 'resaleprice'], direction: 'DESCENDING' },
  resaleprice: { fields: ['resaleprice'], direction: 'ASCENDING' },
  '-resaleprice': { fields: ['resaleprice'], direction: 'DESCENDING' },
};

function orderBy(order: StoreOrder): object[] {
  const { fields, direction } = ORDERS[order];
  return [...fields, '__name__'].map((name) => ({ field: field(name), direction }));
}

const field = (fieldPath: string) => ({ fieldPath });
const number = (value: number) => ({ doubleValue: value });

function filterOf({ tokens, min, max, sellerId }: StoreQuery): object {
  const [only] = tokens;
  const words =
    tokens.length === 1
      ? { op: 'ARRAY_CONTAINS', value: { stringValue: only } }
      : {
          op: 'ARRAY_CONTAINS_ANY',
          value: { arrayValue: { values: tokens.map((token) => ({ stringValue: token })) } },
        };
  const price = (op: string, value: number | undefined) =>
    value === undefined ? [] : [{ fieldFilter: { field: field('resaleprice'), op, value: number(value) } }];
  const filters = [
    sellerId === undefined
      ? { fieldFilter: { field: field('q'), ...words } }
      : { fieldFilter: { field: field('sellerId'), op: 'EQUAL', value: { stringValue: sellerId } } },
    ...price('GREATER_THAN_OR_EQUAL', min),
    ...price('LESS_THAN_OR_EQUAL', max),
  ];
  return { compositeFilter: { op: 'AND', filters } };
}

/** A listing as the REST interface gives it: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents */
interface RestDocument {
  name: string;
  fields: Record<string, FirestoreValue>;
}

/**
 * The stored listings, asked for through Firestore's REST interface. It leaves out the tokens, which the SDK would load with
 * each listing, needs no SDK, and takes one round trip where the SDK first opens a channel.
 */
export class FirestoreListings implements ListingStore {
  readonly #access: ListingsAccess;

  constructor(access: ListingsAccess) {
    this.#access = access;
  }

  /** Rejects with a TypeError when there is no network, and with a FirestoreRefusal. */
  async read(
    query: StoreQuery,
    { order, limit, after }: { order: StoreOrder; limit: number; after?: StorePosition | undefined },
  ): Promise<FoundListing[]> {
    if (query.tokens.length === 0) return [];
    const structuredQuery = {
      select: { fields: FIELDS.map(field) },
      from: [{ collectionId: this.#access.collection }],
      where: filterOf(query),
      orderBy: orderBy(order),
      limit,
      ...(after && { startAt: { values: this.#position(order, after), before: false } }),
    };
    const answer = await this.#ask<{ document?: RestDocument }[]>('runQuery', { structuredQuery });
    return answer.flatMap(({ document }) => (document ? [foundOf(document)] : []));
  }

  /** Rejects like `read`. */
  async count(query: StoreQuery, most: number): Promise<number> {
    if (query.tokens.length === 0) return 0;
    const structuredQuery = {
      from: [{ collectionId: this.#access.collection }],
      where: filterOf(query),
      orderBy: orderBy('createdAt'),
      limit: most,
    };
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] };
    const [answer] = await this.#ask<{ result?: { aggregateFields: { count: FirestoreValue } } }[]>(
      'runAggregationQuery',
      { structuredAggregationQuery },
    );
    const { count } = plainFields(answer?.result?.aggregateFields ?? {});
    return Number(count ?? 0);
  }

  #position(order: StoreOrder, { values, id }: StorePosition): object[] {
    const { projectId, collection } = this.#access;
    const [first = 0, ...others] = values;
    const sorted = order === 'createdAt' ? { timestampValue: new Date(first).toISOString() } : number(first);
    const referenceValue = `projects/${projectId}/databases/(default)/documents/${collection}/${id}`;
    return [sorted, ...others.map(number), { referenceValue }];
  }

  async #ask<T>(method: string, body: object): Promise<T> {
    const { origin, projectId, token, ask = plainly } = this.#access;
    const idToken = await token();
    const response = await ask(`${origin}/v1/projects/${projectId}/databases/(default)/documents:${method}`, {
      method: 'POST',
      // As plain text it is no request that a browser asks leave for first; Firestore reads it all the same.
      headers: {
        'content-type': 'text/plain',
        ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new FirestoreRefusal(response.status, await response.text());
    return (await response.json()) as T;
  }
}

function foundOf({ name, fields }: RestDocument): FoundListing {
  // Functions alone write listings, so reading trusts their shape.
  return { id: name.slice(name.lastIndexOf('/') + 1), listing: plainFields(fields) as unknown as Listing };
}
