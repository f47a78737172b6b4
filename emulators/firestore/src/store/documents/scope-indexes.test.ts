import { describe, expect, it } from 'vitest';
import type { Document } from '../../model/document.ts';
import { array, DATABASE, fieldsOf, int, path, ref } from '../../model/testing/values.ts';
import { countQuery, runQuery } from '../../plan/run-query.ts';
import { compileQuery } from '../../query/compiled-query.ts';
import type { Query } from '../../query/query.ts';
import { after, and, down, or, query, up, where } from '../../query/testing/queries.ts';
import { Documents } from './documents.ts';

const COUNT = 5000;

function document(key: string, n: number): Document {
  const time = { seconds: 0, nanos: 0 };
  const fields = fieldsOf({ n: int(n), third: int(n % 3), tags: array(int(n % 7), int(n % 11)) });
  return { path: path(key), fields, createTime: time, updateTime: time };
}

function filled(): Documents {
  const documents = new Documents();
  for (let n = 0; n < COUNT; n++) {
    const each = document(`c/${String((n * 7919) % COUNT).padStart(5, '0')}`, n);
    documents.change(each.path, each);
  }
  return documents;
}

/** Runs a query and counts the documents it had to look at. */
function run(documents: Documents, parts: Partial<Query>): { result: Document[]; looked: number } {
  let looked = 0;
  function* counted(stream: Iterable<Document>): Generator<Document> {
    for (const each of stream) {
      looked++;
      yield each;
    }
  }
  const result = runQuery(compileQuery(query(parts), DATABASE), {
    get: (path) => documents.get(path),
    documents: (scope) => counted(documents.documents(scope)),
    scan: (scan) => {
      const stream = documents.scan(scan);
      return stream && counted(stream);
    },
    count: (scan) => documents.count(scan),
    overlay: new Map(),
  });
  return { result, looked };
}

describe('a limited query asked for the second time', () => {
  it.each<[string, Partial<Query>, number]>([
    ['in the order of a field', { orderBy: [down('n')] }, 10],
    [
      'with an equality in the order of another field',
      { filter: where('third', '==', int(1)), orderBy: [down('n')] },
      10,
    ],
    ['from a cursor on', { orderBy: [up('n'), up('__name__')], startAt: after(int(3000), ref('c/x')) }, 11],
    ['with a range', { filter: and(where('n', '>', int(2000)), where('third', '==', int(1))) }, 10],
    [
      'with array-contains in an order',
      { filter: where('tags', 'array-contains', int(5)), orderBy: [down('n')] },
      10,
    ],
    ['with in and an order', { filter: where('third', 'in', array(int(0), int(1))), orderBy: [up('n')] }, 12],
    [
      'with or',
      {
        filter: or(where('third', '==', int(0)), where('tags', 'array-contains', int(2))),
        orderBy: [up('n')],
      },
      22,
    ],
    ['by name', { filter: where('__name__', '>', ref('c/02000')) }, 10],
    ['backwards by name', { filter: where('third', '==', int(1)), orderBy: [down('__name__')] }, 10],
  ])('%s looks at few documents', (_what, parts, most) => {
    const documents = filled();
    const limited = { ...parts, limit: 10 };
    const first = run(documents, limited);
    const second = run(documents, limited);
    expect(second.result).toEqual(first.result);
    expect(second.result).toHaveLength(10);
    expect(second.looked).toBeLessThanOrEqual(most);
  });
});

describe('an index', () => {
  it('counts without looking at documents', () => {
    const documents = filled();
    const compiled = compileQuery(
      query({ filter: and(where('third', '==', int(1)), where('n', '<', int(3000))) }),
      DATABASE,
    );
    const source = {
      get: () => null,
      documents: (scope: Parameters<Documents['documents']>[0]) => documents.documents(scope),
      scan: (scan: Parameters<Documents['scan']>[0]) => documents.scan(scan),
      count: (scan: Parameters<Documents['count']>[0]) => documents.count(scan),
      overlay: new Map<string, Document | null>(),
    };
    expect(countQuery(compiled, source)).toBe(1000);
    expect(countQuery(compiled, { ...source, documents: () => [], scan: () => [] })).toBe(1000);
  });

  it('follows later writes', () => {
    const documents = filled();
    const parts = { orderBy: [down('n')], limit: 2 };
    run(documents, parts);
    run(documents, parts);
    documents.change(path('c/new'), document('c/new', 9999));
    const second = (run(documents, parts).result[1] as Document).path;
    expect(run(documents, parts).result[0]?.path.key).toBe('c/new');
    documents.change(second, document(second.key, -1));
    documents.change(path('c/new'), null);
    expect(run(documents, parts).result[0]?.fields.get('n')).toEqual(int(COUNT - 2));
    expect(run(documents, parts).looked).toBe(2);
  });

  it('of what arrays contain follows later writes', () => {
    const documents = filled();
    const parts = { filter: where('tags', 'array-contains', int(5)), orderBy: [down('n')], limit: 2 };
    run(documents, parts);
    const [first, second] = run(documents, parts).result as [Document, Document];
    documents.change(first.path, document(first.path.key, 7 * 11));
    expect(run(documents, parts).result[0]).toBe(second);
    documents.change(first.path, document(first.path.key, 9999 * 77 + 5));
    expect(run(documents, parts)).toMatchObject({ result: [{ path: first.path }, second], looked: 2 });
    documents.change(first.path, null);
    expect(run(documents, parts).result[0]).toBe(second);
    // Another element is looked for only now, and not among what was there when the first was.
    const others = { ...parts, filter: where('tags', 'array-contains', int(6)) };
    documents.change(path('c/new'), document('c/new', 9999 * 77 + 6));
    expect(run(documents, others)).toMatchObject({
      result: [{ path: path('c/new') }, expect.anything()],
      looked: 2,
    });
  });

  it('not used for long gives way, and queries still answer', () => {
    const documents = filled();
    const shapes = Array.from({ length: 40 }, (_, index) => ({
      filter: where('third', '==', int(1)),
      orderBy: [up('n'), ...Array.from({ length: index }, (_unused, extra) => up(`x${extra}`))],
      limit: 1,
    }));
    for (const parts of [...shapes, ...shapes, ...shapes]) run(documents, parts);
    expect(run(documents, shapes[0] ?? {}).result).toHaveLength(1);
  });
});
