/** Documents that the rules of one operation may read through `get`, `exists` and their kin. */
export const LOOKUPS_PER_OPERATION = 10;

/** Documents that all operations of one batch, transaction or multi-document read may read together. */
export const LOOKUPS_PER_COMMIT = 20;

/** Documents that the rules of one Storage operation may read. */
export const LOOKUPS_PER_STORAGE_OPERATION = 2;

/** Counts documents read over several `decide` calls; the same path counts once. */
export class LookupBudget {
  readonly limit: number;
  /** A list: they are few. */
  readonly #paths: string[] = [];

  constructor(limit: number = LOOKUPS_PER_COMMIT) {
    this.limit = limit;
  }

  /** The number of documents read so far. */
  get used(): number {
    return this.#paths.length;
  }

  /** Notes a read; false if it is one too many. */
  take(path: string): boolean {
    if (this.#paths.includes(path)) {
      return true;
    }
    if (this.#paths.length >= this.limit) {
      return false;
    }
    this.#paths.push(path);
    return true;
  }
}
