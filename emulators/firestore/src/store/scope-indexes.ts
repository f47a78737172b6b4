import type { Document } from '../model/document.ts';
import { NAME_FIELD } from '../model/field-path.ts';
import { type IndexScope, type IndexShape, indexKeys, nameCode, shapeKey } from '../plan/index-shape.ts';
import type { IndexScan } from '../plan/plan.ts';
import { SortedMap } from './sorted-map.ts';

interface Index {
  readonly shape: IndexShape;
  readonly entries: SortedMap<Document>;
}

/** Below this many documents looking at all of them is as good as an index. */
const WORTHWHILE_SIZE = 64;
/** Each index makes every write dearer; the one not used for longest gives way. */
const MAX_INDEXES = 32;
/** Shapes seen but not built yet. */
const MAX_REMEMBERED = 256;

const BY_NAME: IndexShape = {
  contains: null,
  equality: [],
  orders: [{ field: NAME_FIELD, direction: 'asc' }],
};
const BY_NAME_KEY = shapeKey(BY_NAME);

/**
 * The documents of one scope by name, and the other orders queries asked for. An order is built the second
 * time it is wanted and kept up with every write from then on.
 */
export class ScopeIndexes {
  readonly scope: IndexScope;
  readonly #byName: SortedMap<Document>;
  /** Insertion order is order of use: the first is the one unused for longest. */
  readonly #indexes = new Map<string, Index>();
  readonly #wanted = new Set<string>();

  constructor(scope: IndexScope, documents: Iterable<Document> = []) {
    this.scope = scope;
    const entries = [...documents].map((document) => [nameCode(scope, document), document] as const);
    this.#byName = SortedMap.fromEntries(entries);
  }

  get size(): number {
    return this.#byName.size;
  }

  /** All documents by name. */
  documents(): Iterable<Document> {
    return this.#byName.values();
  }

  /** Takes over the difference between two states of one document; null for a state without it. */
  change(before: Document | null, after: Document | null): void {
    const document = (after ?? before) as Document;
    if (after === null) this.#byName.delete(nameCode(this.scope, document));
    else this.#byName.set(nameCode(this.scope, document), after);
    for (const { shape, entries } of this.#indexes.values()) {
      const newKeys = after === null ? [] : indexKeys(shape, this.scope, after);
      if (before !== null) {
        const kept = new Set(newKeys);
        for (const key of indexKeys(shape, this.scope, before)) if (!kept.has(key)) entries.delete(key);
      }
      for (const key of newKeys) entries.set(key, after as Document);
    }
  }

  /** The entries a scan means, if its shape is there or worth building. */
  entries({ shape }: IndexScan): SortedMap<Document> | undefined {
    const key = shapeKey(shape);
    if (key === BY_NAME_KEY) return this.#byName;
    const known = this.#indexes.get(key);
    if (known !== undefined) {
      this.#indexes.delete(key);
      this.#indexes.set(key, known);
      return known.entries;
    }
    if (this.size < WORTHWHILE_SIZE || !this.#isWantedAgain(key)) return undefined;
    return this.#build(key, shape);
  }

  #isWantedAgain(key: string): boolean {
    if (this.#wanted.delete(key)) return true;
    if (this.#wanted.size === MAX_REMEMBERED) this.#wanted.clear();
    this.#wanted.add(key);
    return false;
  }

  #build(key: string, shape: IndexShape): SortedMap<Document> {
    const entries: [string, Document][] = [];
    for (const document of this.#byName.values()) {
      for (const entryKey of indexKeys(shape, this.scope, document)) entries.push([entryKey, document]);
    }
    const index = { shape, entries: SortedMap.fromEntries(entries) };
    const [oldest] = this.#indexes.keys();
    if (this.#indexes.size === MAX_INDEXES && oldest !== undefined) this.#indexes.delete(oldest);
    this.#indexes.set(key, index);
    return index.entries;
  }
}
