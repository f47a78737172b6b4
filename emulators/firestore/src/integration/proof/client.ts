import type { PlainFields } from './plain.ts';
import type { Search } from './search.ts';
import type { Write } from './writes.ts';

/** What the count, sum and average of a field are. */
export interface Totals {
  readonly count: number;
  readonly sum: number;
  readonly average: number | null;
}

/** What a listener shows. */
export interface Picture {
  readonly paths: readonly string[];
  /** Those of them that the SDK shows with a write of its own which it does not yet hold for confirmed. */
  readonly unconfirmed: readonly string[];
}

/** An SDK reduced to what the model can foretell. */
export interface ModelClient {
  readonly name: string;
  /** False for an SDK that sorts what its listeners show by less than the whole order of the query. */
  readonly ordersListeners: boolean;
  /** `ok`, or the code of the refusal in lower case with dashes. */
  commit(writes: readonly Write[]): Promise<string>;
  /** Adds to a number in a transaction that reads it first. */
  addInTransaction(path: string, field: string, by: number): Promise<void>;
  get(path: string): Promise<PlainFields | undefined>;
  /** Paths in order, as the server has them. */
  find(search: Search): Promise<string[]>;
  totals(search: Search, field: string): Promise<Totals>;
  /** Shows each picture that does not come from a cache alone; gives the way to stop. */
  listen(search: Search, show: (picture: Picture) => void, failed: (error: Error) => void): () => void;
  /** Waits until every write of this client is stored. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
