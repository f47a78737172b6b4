import type { Document } from '../../model/document.ts';
import { type FieldPath, NAME_FIELD } from '../../model/field-path.ts';
import { type IndexScope, type IndexShape, indexKey, nameCode, shapeKey } from '../../plan/index-shape.ts';
import type { IndexScan } from '../../plan/plan.ts';
import { ElementDocuments, elementCodes } from './element-documents.ts';
import { SortedMap } from './sorted-map.ts';

interface Index {
  readonly shape: IndexShape;
  /** By the element that an array contains, of those asked for, least lately first; by '' where the shape asks for none. */
  readonly parts: Map<string, SortedMap<Document>>;
}

/** Below this many documents looking at all of them is as good as an index. */
const WORTHWHILE_SIZE = 64;
/** Each index makes every write dearer; the one not used for longest gives way. */
const MAX_INDEXES = 32;
/** Elements whose documents an index keeps in order. */
const MAX_PARTS = 1024;
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
 * time it is wanted and kept up with every write from then on; of what arrays contain, only for the elements asked for.
 */
export class ScopeIndexes {
  readonly scope: IndexScope;
  readonly #byName: SortedMap<Document>;
  /** Insertion order is order of use: the first is the one unused for longest. */
  readonly #indexes = new Map<string, Index>();
  readonly #wanted = new Set<string>();
  /** By the key of an array field that some index is about. */
  readonly #elements = new Map<string, ElementDocuments>();

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
    for (const elements of this.#elements.values()) elements.change(before, after);
    for (const index of this.#indexes.values()) {
      if (before !== null) this.#forEachEntry(index, before, (part, key) => part.delete(key));
      if (after !== null) this.#forEachEntry(index, after, (part, key) => part.set(key, after));
    }
  }

  /** The entries a scan means, if its shape is there or worth building. */
  entries({ shape, element }: IndexScan): SortedMap<Document> | undefined {
    const key = shapeKey(shape);
    if (key === BY_NAME_KEY) return this.#byName;
    const index = this.#indexes.get(key);
    if (index === undefined && (this.size < WORTHWHILE_SIZE || !this.#isWantedAgain(key))) return undefined;
    return this.#part(index ?? { shape, parts: new Map() }, key, element);
  }

  #isWantedAgain(key: string): boolean {
    if (this.#wanted.delete(key)) return true;
    if (this.#wanted.size === MAX_REMEMBERED) this.#wanted.clear();
    this.#wanted.add(key);
    return false;
  }

  /** What of an index is about one element, which makes both the last that were used. */
  #part(index: Index, key: string, element: string): SortedMap<Document> {
    const part = index.parts.get(element) ?? this.#build(index.shape, element);
    keepLast(index.parts, element, part, MAX_PARTS);
    keepLast(this.#indexes, key, index, MAX_INDEXES);
    return part;
  }

  #build({ contains, ...rest }: IndexShape, element: string): SortedMap<Document> {
    const entries: [string, Document][] = [];
    const documents = contains === null ? this.#byName.values() : this.#elementsOf(contains).with(element);
    for (const document of documents) {
      const key = indexKey(rest, this.scope, document);
      if (key !== undefined) entries.push([element + key, document]);
    }
    return SortedMap.fromEntries(entries);
  }

  #elementsOf(field: FieldPath): ElementDocuments {
    const known = this.#elements.get(field.key);
    const elements = known ?? new ElementDocuments(field, this.#byName.values());
    keepLast(this.#elements, field.key, elements, MAX_INDEXES);
    return elements;
  }

  #forEachEntry(
    { shape: { contains, ...rest }, parts }: Index,
    document: Document,
    act: (part: SortedMap<Document>, key: string) => void,
  ): void {
    const key = indexKey(rest, this.scope, document);
    if (key === undefined) return;
    for (const element of contains === null ? [''] : elementCodes(document, contains)) {
      const part = parts.get(element);
      if (part !== undefined) act(part, element + key);
    }
  }
}

/** Puts an entry last, and takes out the first where there are too many. */
function keepLast<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}
