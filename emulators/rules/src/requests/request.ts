import type { RulesPath } from '../values/path.ts';
import type { RulesTimestamp } from '../values/timestamp.ts';
import type { RulesMap, RulesValue } from '../values/value.ts';

/** The services that security rules are written for. */
export type RulesService = 'cloud.firestore' | 'firebase.storage';

/** What a request does. `read` and `write` in rules text stand for the first two and the last three. */
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A Firestore document as rules see it. */
export interface RulesResource {
  readonly data: RulesMap;
  readonly id: string;
  /** The full path segments: databases, (default), documents, users, u1. */
  readonly name: readonly string[];
}

/** Who asks. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: RulesMap;
}

/** One request to be judged. */
export interface RulesRequest {
  readonly method: RulesMethod;
  /** Full path segments with databases, (default), documents, ... or b, BUCKET, o, ... For a list the collection's. */
  readonly path: readonly string[];
  readonly auth: RulesAuth | null;
  readonly time: RulesTimestamp;
  /** The state before: a document of Firestore, or for Storage the object's fields. */
  readonly resource: RulesResource | RulesMap | null;
  /** The state after a write, `request.resource`. */
  readonly requestResource: RulesResource | RulesMap | null;
  /** Firestore lists only: what the query asks for. */
  readonly query?: ListQuery;
}

/** Comparisons a query can make with a field. */
export type QueryOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any'
  | 'is-null'
  | 'is-not-null'
  | 'is-nan'
  | 'is-not-nan';

/** One comparison. `field` holds the segments of the field path; `['__name__']` is the document's name. */
export interface FieldFilter {
  readonly kind: 'field';
  readonly field: readonly string[];
  readonly op: QueryOperator;
  /** A list for `in`, `not-in` and `array-contains-any`; a path (or list of paths) for `__name__`. */
  readonly value: RulesValue;
}

/** Several filters of which all or one must hold. */
export interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly QueryFilter[];
}

/** What a query's where-part demands. */
export type QueryFilter = FieldFilter | CompositeFilter;

/** A Firestore query, its constants given as rules values. */
export interface ListQuery {
  /** True if it reads collections of this id at every depth below `request.path`, which then is the parent. */
  readonly collectionGroup: boolean;
  readonly collectionId: string;
  readonly where: QueryFilter | null;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  readonly limit?: number;
  readonly offset?: number;
}

/** Reads other documents for `get`, `exists` and their kin. May throw {@link LookupPending}. */
export interface DocumentLookup {
  /** The document at these full path segments before the commit, or after all of it; null if there is none. */
  get(path: readonly string[], when: 'before' | 'after'): RulesResource | null;
}

/** Thrown by a {@link DocumentLookup} that has to fetch first: `decide` lets it through, to be called again later. */
export class LookupPending extends Error {
  readonly path: RulesPath;

  constructor(path: RulesPath) {
    super(`The document /${path.segments.join('/')} has to be fetched first.`);
    this.name = 'LookupPending';
    this.path = path;
  }
}
