import fc from 'fast-check';
import { compareValues } from '../../model/compare.ts';
import { isList, isMap, type Plain, type PlainFields, toValue } from './plain.ts';
import { paths, scalar } from './search.ts';

/** What a write does to a field beyond setting it. */
export type Change =
  | { readonly kind: 'set'; readonly value: Plain }
  | { readonly kind: 'delete' }
  | { readonly kind: 'increment'; readonly by: number }
  | { readonly kind: 'union' | 'remove'; readonly elements: readonly Plain[] };

/** One write; the keys of an update are field paths, those of a set names. */
export interface Write {
  readonly path: string;
  readonly kind: 'set' | 'merge' | 'update' | 'delete';
  readonly fields: Readonly<Record<string, Change>>;
}

/** NaN stands in `b` and in lists alone: searches look for ranges in all other fields. */
const rankable = scalar.filter((value) => !Number.isNaN(value));
const setTo = (value: fc.Arbitrary<Plain>): fc.Arbitrary<Change> =>
  value.map((set) => ({ kind: 'set', value: set }));
const elements = fc.array(scalar, { minLength: 1, maxLength: 3 });
/** No halves to add: 1.0 is 1 to the service, not to the web SDK when it filters what the service found. */
const numeric: fc.Arbitrary<Change> = fc.oneof(
  setTo(rankable),
  fc.record({ kind: fc.constant('increment' as const), by: fc.constantFrom(1, -2, 3) }),
);
const listed: fc.Arbitrary<Change> = fc.oneof(
  setTo(elements),
  fc.record({ kind: fc.constantFrom('union' as const, 'remove' as const), elements }),
);
const REMOVED: Change = { kind: 'delete' };
const simple = { a: setTo(rankable), b: setTo(scalar), n: numeric, l: listed };
const nested = setTo(fc.record({ k: rankable, j: scalar }, { requiredKeys: [] }));

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      path: paths,
      kind: fc.constant('set' as const),
      fields: fc.record({ ...simple, m: nested }, { requiredKeys: [] }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      path: paths,
      kind: fc.constant('merge' as const),
      fields: fc.record({ ...simple, m: nested }, { requiredKeys: [] }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      path: paths,
      kind: fc.constant('update' as const),
      fields: fc.record(
        {
          a: fc.oneof(simple.a, fc.constant(REMOVED)),
          n: numeric,
          l: listed,
          'm.k': fc.oneof(setTo(rankable), fc.constant(REMOVED)),
        },
        { requiredKeys: ['n'] },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ path: paths, kind: fc.constant('delete' as const), fields: fc.constant({}) }),
  },
);

/** Writes of one commit. A document comes only once: the SDKs would otherwise send what no application does. */
export const commits: fc.Arbitrary<Write[]> = fc.uniqueArray(write, {
  minLength: 1,
  maxLength: 4,
  selector: ({ path }) => path,
});

export type World = Map<string, PlainFields>;

/** What a commit does: all of it, or nothing and the code of the refusal. */
export function applyCommit(world: World, writes: readonly Write[]): 'ok' | 'not-found' {
  if (writes.some(({ kind, path }) => kind === 'update' && !world.has(path))) return 'not-found';
  for (const { path, kind, fields } of writes) {
    if (kind === 'delete') {
      world.delete(path);
      continue;
    }
    let next: PlainFields = kind === 'set' ? {} : (world.get(path) ?? {});
    // Transforms come after the fields.
    const entries = Object.entries(fields).sort(([, a], [, b]) => rank(a) - rank(b));
    for (const [name, change] of entries)
      next = changeField(next, kind === 'update' ? name.split('.') : [name], change, kind === 'merge');
    world.set(path, next);
  }
  return 'ok';
}

function rank({ kind }: Change): number {
  return kind === 'set' || kind === 'delete' ? 0 : 1;
}

function changeField(
  fields: PlainFields,
  [name = '', ...rest]: readonly string[],
  change: Change,
  merges: boolean,
): PlainFields {
  const { [name]: old, ...others } = fields;
  if (rest.length > 0) {
    if (change.kind === 'delete' && !isMap(old)) return fields;
    return { ...others, [name]: changeField(isMap(old) ? old : {}, rest, change, merges) };
  }
  if (change.kind === 'delete') return others;
  return { ...others, [name]: changed(old, change, merges) };
}

function changed(
  old: Plain | undefined,
  change: Exclude<Change, { kind: 'delete' }>,
  merges: boolean,
): Plain {
  switch (change.kind) {
    case 'set':
      // A merge goes down to the leaves; an empty map is a leaf.
      return merges && isMap(change.value) && isMap(old) && Object.keys(change.value).length > 0
        ? { ...old, ...change.value }
        : change.value;
    case 'increment':
      return typeof old === 'number' ? old + change.by : change.by;
    case 'union':
      return union(isList(old) ? old : [], change.elements);
    case 'remove':
      return isList(old) ? old.filter((element) => !contains(change.elements, element)) : [];
  }
}

function union(list: readonly Plain[], elements: readonly Plain[]): Plain {
  const all = [...list];
  for (const element of elements) if (!contains(all, element)) all.push(element);
  return all;
}

function contains(list: readonly Plain[], element: Plain): boolean {
  return list.some((other) => compareValues(toValue(other), toValue(element)) === 0);
}
