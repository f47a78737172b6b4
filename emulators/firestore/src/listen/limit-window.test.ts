import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentPath, FieldPath, integerValue } from '../model/index.ts';
import { collectionQuery, compileQuery, type Query } from '../query/index.ts';
import { openFirestoreStore, type Write } from '../store/index.ts';
import { openQueryView } from './open-query-view.ts';

const NAME = { projectId: 'demo-window', databaseId: '(default)' };
const field = FieldPath.parse('n');

/** `n` as a number, or null to delete. */
type Step = readonly (readonly [id: string, n: number | null])[];

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const numbers: fc.Arbitrary<number | null> = fc.option(fc.integer({ min: 0, max: 6 }));
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.uniqueArray(fc.tuple(ids, numbers), { selector: ([id]) => id, minLength: 1, maxLength: 4 }),
  { maxLength: 12 },
);

const queries: fc.Arbitrary<Query> = fc
  .record({
    limit: fc.option(fc.integer({ min: 1, max: 4 })),
    offset: fc.integer({ min: 0, max: 2 }),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    below: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  .map(({ limit, offset, direction, below }) => ({
    ...collectionQuery(null, 'c'),
    limit,
    offset,
    orderBy: [{ field, direction }],
    filter: below === null ? null : { kind: 'field', field, op: '<', value: integerValue(below) },
  }));

function toWrite([id, n]: Step[number]): Write {
  const path = new DocumentPath(['c', id]);
  if (n === null) return { kind: 'delete', path, precondition: null };
  return { kind: 'set', path, precondition: null, transforms: [], fields: new Map([['n', integerValue(n)]]) };
}

describe('the live result of a query', () => {
  it('is the result of running it again after every commit, and its deltas lead there', async () => {
    await fc.assert(
      fc.asyncProperty(queries, steps, async (query, commits) => {
        const store = await openFirestoreStore();
        const database = store.database(NAME);
        database.commitNow((['a', 'b', 'c', 'd'] as const).map((id, n) => toWrite([id, n])));
        const view = openQueryView(database, compileQuery(query, NAME));
        const shown = new Map(view.results().map((document) => [document.path.key, document]));
        database.subscribe(({ changes }) => {
          const { changed, departed } = view.apply(changes);
          for (const { before, after } of departed) {
            expect(shown.get(before.path.key)).toBe(before);
            shown.delete(before.path.key);
            expect(after).toBe(database.read().get(before.path));
          }
          for (const document of changed) shown.set(document.path.key, document);
        });
        for (const step of commits) {
          database.commitNow(step.map(toWrite));
          const wanted = database.read().run(query);
          expect(view.results().map(({ path }) => path.id)).toEqual(wanted.map(({ path }) => path.id));
          expect(new Set(shown.values())).toEqual(new Set(wanted));
        }
        await store.close();
      }),
    );
  });

  it('asks the database again only when a document may have to move up', async () => {
    const store = await openFirestoreStore();
    const database = store.database(NAME);
    database.commitNow([1, 2, 3, 4].map((n) => toWrite([`d${n}`, n])));
    let reads = 0;
    const counted = new Proxy(database, {
      get: (target, name) => {
        if (name !== 'read') return Reflect.get(target, name) as unknown;
        reads += 1;
        return () => target.read();
      },
    });
    const query = {
      ...collectionQuery(null, 'c'),
      limit: 2,
      orderBy: [{ field, direction: 'asc' as const }],
    };
    const view = openQueryView(counted, compileQuery(query, NAME));
    database.subscribe(({ changes }) => void view.apply(changes));
    reads = 0;
    database.commitNow([toWrite(['d0', 0])]);
    database.commitNow([toWrite(['d9', 9])]);
    database.commitNow([toWrite(['d4', null])]);
    expect(reads).toBe(0);
    database.commitNow([toWrite(['d0', null])]);
    expect(reads).toBe(1);
    expect(view.results().map(({ path }) => path.id)).toEqual(['d1', 'd2']);
    await store.close();
  });
});
