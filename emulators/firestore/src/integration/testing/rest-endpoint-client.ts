import { type EndpointClient, EndpointClientError, type PlainData, type Search } from './endpoint-client.ts';

const OPERATORS = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;

/** REST by hand, with the longest way of saying things. */
export function restEndpointClient(address: string, projectId: string): EndpointClient {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://${address}/v1/${path}`, {
      method,
      headers: { authorization: 'Bearer owner' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const failed = (Array.isArray(answer) ? answer[0] : answer) as { error: { status: string } };
    throw new EndpointClientError(failed.error.status);
  };
  const patch = (path: string, data: PlainData, query: string) =>
    call('PATCH', `${root}/${path}${query}`, { fields: encodeFields(data) }).then(() => undefined);
  const masked = (data: PlainData) =>
    Object.keys(data)
      .map((name) => `updateMask.fieldPaths=${name}`)
      .join('&');
  return {
    name: 'REST',
    set: (path, data) => patch(path, data, ''),
    merge: (path, data) => patch(path, data, `?${masked(data)}`),
    update: (path, data) => patch(path, data, `?${masked(data)}&currentDocument.exists=true`),
    remove: async (path) => void (await call('DELETE', `${root}/${path}`)),
    get: async (path) => {
      try {
        const { fields = {} } = (await call('GET', `${root}/${path}`)) as { fields?: JsonFields };
        return decodeFields(fields);
      } catch (error) {
        if (error instanceof EndpointClientError && error.message === 'NOT_FOUND') return undefined;
        throw error;
      }
    },
    find: async (collection, search) => {
      const body = { structuredQuery: structuredQuery(collection, search) };
      const found = (await call('POST', `${root}:runQuery`, body)) as { document?: { name: string } }[];
      return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
    },
    count: async (collection, search) => {
      const body = {
        structuredAggregationQuery: {
          structuredQuery: structuredQuery(collection, search),
          aggregations: [{ alias: 'all', count: {} }],
        },
      };
      const [answer] = (await call('POST', `${root}:runAggregationQuery`, body)) as [
        { result: { aggregateFields: JsonFields } },
      ];
      return decodeFields(answer.result.aggregateFields).all as number;
    },
    batch: async (writes) => {
      const body = {
        writes: writes.map(([path, data]) => ({
          update: { name: `${root}/${path}`, fields: encodeFields(data) },
        })),
      };
      await call('POST', `${root}:commit`, body);
    },
    close: async () => undefined,
  };
}

function structuredQuery(collectionId: string, { where = [], orderBy = [], limit }: Search): object {
  const filters = where.map(([fieldPath, op, value]) =>
    // To compare with null is to find nothing: there is an operator of its own.
    op === '==' && value === null
      ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
      : { fieldFilter: { field: { fieldPath }, op: OPERATORS[op], value: encodeValue(value) } },
  );
  return {
    from: [{ collectionId }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orderBy.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    ...(limit !== undefined && { limit }),
  };
}

type JsonValue = Readonly<Record<string, unknown>>;
type JsonFields = Readonly<Record<string, JsonValue>>;

function encodeFields(data: PlainData): JsonFields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encodeValue(value)]));
}

function encodeValue(value: unknown): JsonValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) && !Object.is(value, -0) ? value : specialNumber(value) };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value as PlainData) } };
}

function specialNumber(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function decodeFields(fields: JsonFields): PlainData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

function decodeValue(value: JsonValue): unknown {
  const [[kind, content] = []] = Object.entries(value);
  switch (kind) {
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'arrayValue':
      return ((content as { values?: JsonValue[] }).values ?? []).map(decodeValue);
    case 'mapValue':
      return decodeFields((content as { fields?: JsonFields }).fields ?? {});
    default:
      return content;
  }
}
