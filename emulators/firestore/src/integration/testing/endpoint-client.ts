/** Data every client can say: no SDK types. */
export type PlainData = Readonly<Record<string, unknown>>;

/** One condition of a query, in the words all SDKs share. */
export type Condition = readonly [
  field: string,
  op: '<' | '<=' | '==' | '!=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any',
  value: unknown,
];

/** What a query asks for. */
export interface Search {
  readonly where?: readonly Condition[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
}

/** A client of the emulator reduced to what all clients can do; failures are status names like `NOT_FOUND`. */
export interface EndpointClient {
  readonly name: string;
  set(path: string, data: PlainData): Promise<void>;
  merge(path: string, data: PlainData): Promise<void>;
  /** Fails when the document is missing. */
  update(path: string, data: PlainData): Promise<void>;
  remove(path: string): Promise<void>;
  get(path: string): Promise<PlainData | undefined>;
  /** Ids in order. */
  find(collection: string, search: Search): Promise<string[]>;
  count(collection: string, search: Search): Promise<number>;
  /** All writes or none. */
  batch(writes: readonly (readonly [path: string, data: PlainData])[]): Promise<void>;
  close(): Promise<void>;
}

/** A failure as the status it has on the wire. */
export class EndpointClientError extends Error {}
