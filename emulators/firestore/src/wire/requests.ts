import type {
  WireAggregationQuery,
  WireConsistency,
  WireCursor,
  WireDocument,
  WireExplainMetrics,
  WireExplainOptions,
  WireMask,
  WirePrecondition,
  WireStatus,
  WireStructuredQuery,
  WireTransactionOptions,
  WireValue,
  WireWrite,
  WireWriteResult,
} from './messages.ts';
import type { WireTimestamp } from './timestamp.ts';

// Requests and responses of the single and server-streaming calls, named as in `google.firestore.v1`.

/** Reads one document. */
export interface GetDocumentRequest extends WireConsistency {
  readonly name?: string;
  readonly mask?: WireMask;
}

/** Reads a page of a collection. */
export interface ListDocumentsRequest extends WireConsistency {
  readonly parent?: string;
  readonly collectionId?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
  readonly orderBy?: string;
  readonly mask?: WireMask;
  readonly showMissing?: boolean;
}

/** A page of a collection; the token is absent on the last. */
export interface ListDocumentsResponse {
  readonly documents: readonly WireDocument[];
  readonly nextPageToken?: string;
}

/** Creates a document, which must not exist. */
export interface CreateDocumentRequest {
  readonly parent?: string;
  readonly collectionId?: string;
  readonly documentId?: string;
  readonly document?: WireDocument;
  readonly mask?: WireMask;
}

/** Replaces a document, or with a mask the fields it names. */
export interface UpdateDocumentRequest {
  readonly document?: WireDocument;
  readonly updateMask?: WireMask;
  readonly mask?: WireMask;
  readonly currentDocument?: WirePrecondition;
}

/** Deletes a document. */
export interface DeleteDocumentRequest {
  readonly name?: string;
  readonly currentDocument?: WirePrecondition;
}

/** Reads documents by name. */
export interface BatchGetDocumentsRequest extends WireConsistency {
  readonly database?: string;
  readonly documents?: readonly string[];
  readonly mask?: WireMask;
}

/** One document, or the name of one that is missing. */
export interface BatchGetDocumentsResponse {
  readonly found?: WireDocument;
  readonly missing?: string;
  readonly transaction?: Uint8Array;
  readonly readTime?: WireTimestamp;
}

/** Starts a transaction. */
export interface BeginTransactionRequest {
  readonly database?: string;
  readonly options?: WireTransactionOptions;
}

/** The id of a transaction. */
export interface BeginTransactionResponse {
  readonly transaction: Uint8Array;
}

/** Makes all writes or none. */
export interface CommitRequest {
  readonly database?: string;
  readonly writes?: readonly WireWrite[];
  readonly transaction?: Uint8Array;
}

/** One result for each write, in order. */
export interface CommitResponse {
  readonly writeResults: readonly WireWriteResult[];
  readonly commitTime: WireTimestamp;
}

/** Ends a transaction without a commit. */
export interface RollbackRequest {
  readonly database?: string;
  readonly transaction?: Uint8Array;
}

/** Runs a query below a parent. */
export interface RunQueryRequest extends WireConsistency {
  readonly parent?: string;
  readonly explainOptions?: WireExplainOptions;
  readonly structuredQuery?: WireStructuredQuery;
}

/** One document of the result; none when the result is empty. */
export interface RunQueryResponse {
  readonly transaction?: Uint8Array;
  readonly document?: WireDocument;
  readonly readTime?: WireTimestamp;
  readonly skippedResults?: number;
  readonly done?: boolean;
  readonly explainMetrics?: WireExplainMetrics;
}

/** Computes figures over the result of a query. */
export interface RunAggregationQueryRequest extends WireConsistency {
  readonly parent?: string;
  readonly explainOptions?: WireExplainOptions;
  readonly structuredAggregationQuery?: WireAggregationQuery;
}

/** The figures by alias. */
export interface RunAggregationQueryResponse {
  readonly result?: { readonly aggregateFields: Readonly<Record<string, WireValue>> };
  readonly transaction?: Uint8Array;
  readonly readTime?: WireTimestamp;
  readonly explainMetrics?: WireExplainMetrics;
}

/** Asks for names that split a collection group. */
export interface PartitionQueryRequest {
  readonly parent?: string;
  readonly structuredQuery?: WireStructuredQuery;
  readonly partitionCount?: string;
  readonly pageToken?: string;
  readonly pageSize?: number;
  readonly readTime?: WireTimestamp;
}

/** Where one part ends and the next begins. */
export interface PartitionQueryResponse {
  readonly partitions: readonly WireCursor[];
  readonly nextPageToken?: string;
}

/** Asks for the collections below a document or the root. */
export interface ListCollectionIdsRequest {
  readonly parent?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
}

/** A page of collection ids. */
export interface ListCollectionIdsResponse {
  readonly collectionIds: readonly string[];
  readonly nextPageToken?: string;
}

/** Makes each write by itself. */
export interface BatchWriteRequest {
  readonly database?: string;
  readonly writes?: readonly WireWrite[];
}

/** A result and a status for each write, in order. */
export interface BatchWriteResponse {
  readonly writeResults: readonly WireWriteResult[];
  readonly status: readonly WireStatus[];
}
