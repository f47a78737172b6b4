import type { WireTimestamp } from './timestamp.ts';

/** `google.firestore.v1.Value` in the shape all endpoints share: exactly one member is set. */
export interface WireValue {
  readonly nullValue?: 'NULL_VALUE';
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly timestampValue?: WireTimestamp;
  readonly stringValue?: string;
  readonly bytesValue?: Uint8Array;
  readonly referenceValue?: string;
  readonly geoPointValue?: { readonly latitude?: number; readonly longitude?: number };
  readonly arrayValue?: { readonly values?: readonly WireValue[] };
  readonly mapValue?: { readonly fields?: WireFields };
}

/** The fields of a document or map. */
export type WireFields = Readonly<Record<string, WireValue>>;

/** A document; without times it is a proposal of a client. */
export interface WireDocument {
  readonly name?: string;
  readonly fields?: WireFields;
  readonly createTime?: WireTimestamp;
  readonly updateTime?: WireTimestamp;
}

/** A list of field paths. */
export interface WireMask {
  readonly fieldPaths?: readonly string[];
}

/** What must hold of a document before a write. */
export interface WirePrecondition {
  readonly exists?: boolean;
  readonly updateTime?: WireTimestamp;
}

/** One server-side change of a field. */
export interface WireFieldTransform {
  readonly fieldPath?: string;
  readonly setToServerValue?: 'SERVER_VALUE_UNSPECIFIED' | 'REQUEST_TIME';
  readonly increment?: WireValue;
  readonly maximum?: WireValue;
  readonly minimum?: WireValue;
  readonly appendMissingElements?: { readonly values?: readonly WireValue[] };
  readonly removeAllFromArray?: { readonly values?: readonly WireValue[] };
}

/** One write of a commit. */
export interface WireWrite {
  readonly update?: WireDocument;
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: {
    readonly document?: string;
    readonly fieldTransforms?: readonly WireFieldTransform[];
  };
  readonly updateMask?: WireMask;
  readonly updateTransforms?: readonly WireFieldTransform[];
  readonly currentDocument?: WirePrecondition;
}

/** What one write did. */
export interface WireWriteResult {
  readonly updateTime?: WireTimestamp;
  readonly transformResults?: readonly WireValue[];
}

/** How a transaction begins. */
export interface WireTransactionOptions {
  readonly readOnly?: { readonly readTime?: WireTimestamp };
  readonly readWrite?: {
    readonly retryTransaction?: Uint8Array;
    readonly concurrencyMode?: string;
  };
}

/** Which state a read sees; at most one member is set. */
export interface WireConsistency {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: WireTransactionOptions;
  readonly readTime?: WireTimestamp;
}

/** A field named in a query. */
export interface WireFieldReference {
  readonly fieldPath?: string;
}

/** The where part of a query. */
export interface WireFilter {
  readonly compositeFilter?: { readonly op?: string; readonly filters?: readonly WireFilter[] };
  readonly fieldFilter?: {
    readonly field?: WireFieldReference;
    readonly op?: string;
    readonly value?: WireValue;
  };
  readonly unaryFilter?: { readonly op?: string; readonly field?: WireFieldReference };
}

/** One order of a query. */
export interface WireOrder {
  readonly field?: WireFieldReference;
  readonly direction?: string;
}

/** A start or an end of a query. */
export interface WireCursor {
  readonly values?: readonly WireValue[];
  readonly before?: boolean;
}

/** A search for the vectors nearest to one. */
export interface WireFindNearest {
  readonly vectorField?: WireFieldReference;
  readonly queryVector?: WireValue;
  readonly distanceMeasure?: string;
  readonly limit?: { readonly value?: number };
  readonly distanceResultField?: string;
  readonly distanceThreshold?: { readonly value?: number };
}

/** A query without its parent. */
export interface WireStructuredQuery {
  readonly select?: { readonly fields?: readonly WireFieldReference[] };
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: WireFilter;
  readonly orderBy?: readonly WireOrder[];
  readonly startAt?: WireCursor;
  readonly endAt?: WireCursor;
  readonly offset?: number;
  readonly limit?: { readonly value?: number };
  readonly findNearest?: WireFindNearest;
}

/** Asks how a query is run; with `analyze` it is run as well. */
export interface WireExplainOptions {
  readonly analyze?: boolean;
}

/** `google.protobuf.Struct`, as far as it is used here. */
export interface WireStruct {
  readonly fields: Readonly<
    Record<string, { readonly stringValue: string } | { readonly structValue: WireStruct }>
  >;
}

/** How a query is run, and how it went. */
export interface WireExplainMetrics {
  readonly planSummary: { readonly indexesUsed: readonly WireStruct[] };
  readonly executionStats?: {
    readonly resultsReturned: string;
    readonly executionDuration: WireTimestamp;
    readonly readOperations: string;
    readonly debugStats: WireStruct;
  };
}

/** One aggregation over a query's result. */
export interface WireAggregation {
  readonly alias?: string;
  readonly count?: { readonly upTo?: { readonly value?: string } };
  readonly sum?: { readonly field?: WireFieldReference };
  readonly avg?: { readonly field?: WireFieldReference };
}

/** A query and what to aggregate over it. */
export interface WireAggregationQuery {
  readonly structuredQuery?: WireStructuredQuery;
  readonly aggregations?: readonly WireAggregation[];
}

/** `google.rpc.Status`. */
export interface WireStatus {
  readonly code?: number;
  readonly message?: string;
}
