/** Neighbouring entries of a sorted map; the keys and, at the same places, the values. */
interface Chunk<T> {
  readonly keys: string[];
  readonly values: T[];
}

const MAX_CHUNK = 512;
const LOADED_CHUNK = 384;

/**
 * A map sorted by key (plain `<` of strings), as a list of sorted chunks: finding is a binary search, adding
 * and removing shift at most one chunk. Change it only between walks, not during one.
 */
export class SortedMap<T> {
  #chunks: Chunk<T>[] = [];
  #size = 0;

  /** Builds at once what `set` would build one by one. Of equal keys the last wins. */
  static fromEntries<T>(entries: Iterable<readonly [string, T]>): SortedMap<T> {
    const unique = [...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const map = new SortedMap<T>();
    for (let start = 0; start < unique.length; start += LOADED_CHUNK) {
      const part = unique.slice(start, start + LOADED_CHUNK);
      map.#chunks.push({ keys: part.map(([key]) => key), values: part.map(([, value]) => value) });
    }
    map.#size = unique.length;
    return map;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): T | undefined {
    const chunk = this.#chunks[this.#chunkFor(key)];
    if (chunk === undefined) return undefined;
    const place = firstAtLeast(chunk.keys, key);
    return chunk.keys[place] === key ? chunk.values[place] : undefined;
  }

  set(key: string, value: T): void {
    if (this.#chunks.length === 0) this.#chunks.push({ keys: [], values: [] });
    const index = Math.min(this.#chunkFor(key), this.#chunks.length - 1);
    const chunk = this.#chunks[index] as Chunk<T>;
    const place = firstAtLeast(chunk.keys, key);
    if (chunk.keys[place] === key) {
      chunk.values[place] = value;
      return;
    }
    chunk.keys.splice(place, 0, key);
    chunk.values.splice(place, 0, value);
    this.#size++;
    if (chunk.keys.length > MAX_CHUNK) this.#split(index, chunk);
  }

  delete(key: string): boolean {
    const index = this.#chunkFor(key);
    const chunk = this.#chunks[index];
    if (chunk === undefined) return false;
    const place = firstAtLeast(chunk.keys, key);
    if (chunk.keys[place] !== key) return false;
    chunk.keys.splice(place, 1);
    chunk.values.splice(place, 1);
    this.#size--;
    if (chunk.keys.length === 0) this.#chunks.splice(index, 1);
    return true;
  }

  /** The values whose keys are at least `lower` and below `upper`, from the low end or from the high one. */
  *range(lower: string, upper: string, reverse = false): Generator<T, void, undefined> {
    if (reverse) yield* this.#descending(lower, upper);
    else yield* this.#ascending(lower, upper);
  }

  /** All values in order. */
  *values(): Generator<T, void, undefined> {
    for (const chunk of this.#chunks) yield* chunk.values;
  }

  /** How many keys are at least `lower` and below `upper`; counts chunks, not entries. */
  count(lower: string, upper: string): number {
    if (lower >= upper) return 0;
    const first = this.#chunkFor(lower);
    const last = this.#chunkFor(upper);
    if (first >= this.#chunks.length) return 0;
    let count = -firstAtLeast((this.#chunks[first] as Chunk<T>).keys, lower);
    for (let index = first; index < last; index++) count += (this.#chunks[index] as Chunk<T>).keys.length;
    const end = this.#chunks[last];
    return end === undefined ? count : count + firstAtLeast(end.keys, upper);
  }

  *#ascending(lower: string, upper: string): Generator<T, void, undefined> {
    for (let index = this.#chunkFor(lower); index < this.#chunks.length; index++) {
      const { keys, values } = this.#chunks[index] as Chunk<T>;
      const isWhole = (keys[0] as string) >= lower && (keys.at(-1) as string) < upper;
      const end = isWhole ? keys.length : firstAtLeast(keys, upper);
      for (let place = isWhole ? 0 : firstAtLeast(keys, lower); place < end; place++)
        yield values[place] as T;
      if (end < keys.length) return;
    }
  }

  *#descending(lower: string, upper: string): Generator<T, void, undefined> {
    for (let index = Math.min(this.#chunkFor(upper), this.#chunks.length - 1); index >= 0; index--) {
      const { keys, values } = this.#chunks[index] as Chunk<T>;
      const start = firstAtLeast(keys, lower);
      for (let place = firstAtLeast(keys, upper) - 1; place >= start; place--) yield values[place] as T;
      if (start > 0) return;
    }
  }

  /** The first chunk whose last key is at least the key; the number of chunks when there is none. */
  #chunkFor(key: string): number {
    let low = 0;
    let high = this.#chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const { keys } = this.#chunks[middle] as Chunk<T>;
      if ((keys[keys.length - 1] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #split(index: number, chunk: Chunk<T>): void {
    // A chunk filled by ever greater keys keeps most of its entries, so growing data stays densely packed.
    const isLast = index === this.#chunks.length - 1;
    const middle = isLast ? LOADED_CHUNK : chunk.keys.length >>> 1;
    const right = { keys: chunk.keys.splice(middle), values: chunk.values.splice(middle) };
    this.#chunks.splice(index + 1, 0, right);
  }
}

/** The first place whose key is at least the key. */
function firstAtLeast(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
