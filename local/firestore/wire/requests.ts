import type {
  WireAggregationQuery,
  WireConsistency,
  WireDocument,
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

/** Requests and responses of the single and server-streaming calls, named as in `google.firestore.v1`. */
export interface GetDocumentRequest extends WireConsistency {
  readonly name?: string;
  readonly mask?: WireMask;
}

export interface ListDocumentsRequest extends WireConsistency {
  readonly parent?: string;
  readonly collectionId?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
  readonly orderBy?: string;
  readonly mask?: WireMask;
  readonly showMissing?: boolean;
}

export interface ListDocumentsResponse {
  readonly documents: readonly WireDocument[];
  readonly nextPageToken?: string;
}

export interface CreateDocumentRequest {
  readonly parent?: string;
  readonly collectionId?: string;
  readonly documentId?: string;
  readonly document?: WireDocument;
  readonly mask?: WireMask;
}

export interface UpdateDocumentRequest {
  readonly document?: WireDocument;
  readonly updateMask?: WireMask;
  readonly mask?: WireMask;
  readonly currentDocument?: WirePrecondition;
}

export interface DeleteDocumentRequest {
  readonly name?: string;
  readonly currentDocument?: WirePrecondition;
}

export interface BatchGetDocumentsRequest extends WireConsistency {
  readonly database?: string;
  readonly documents?: readonly string[];
  readonly mask?: WireMask;
}

export interface BatchGetDocumentsResponse {
  readonly found?: WireDocument;
  readonly missing?: string;
  readonly transaction?: Uint8Array;
  readonly readTime?: WireTimestamp;
}

export interface BeginTransactionRequest {
  readonly database?: string;
  readonly options?: WireTransactionOptions;
}

export interface BeginTransactionResponse {
  readonly transaction: Uint8Array;
}

export interface CommitRequest {
  readonly database?: string;
  readonly writes?: readonly WireWrite[];
  readonly transaction?: Uint8Array;
}

export interface CommitResponse {
  readonly writeResults: readonly WireWriteResult[];
  readonly commitTime: WireTimestamp;
}

export interface RollbackRequest {
  readonly database?: string;
  readonly transaction?: Uint8Array;
}

export interface RunQueryRequest extends WireConsistency {
  readonly parent?: string;
  readonly structuredQuery?: WireStructuredQuery;
}

export interface RunQueryResponse {
  readonly transaction?: Uint8Array;
  readonly document?: WireDocument;
  readonly readTime?: WireTimestamp;
  readonly skippedResults?: number;
  readonly done?: boolean;
}

export interface RunAggregationQueryRequest extends WireConsistency {
  readonly parent?: string;
  readonly structuredAggregationQuery?: WireAggregationQuery;
}

export interface RunAggregationQueryResponse {
  readonly result: { readonly aggregateFields: Readonly<Record<string, WireValue>> };
  readonly transaction?: Uint8Array;
  readonly readTime: WireTimestamp;
}

export interface ListCollectionIdsRequest {
  readonly parent?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
}

export interface ListCollectionIdsResponse {
  readonly collectionIds: readonly string[];
  readonly nextPageToken?: string;
}

export interface BatchWriteRequest {
  readonly database?: string;
  readonly writes?: readonly WireWrite[];
}

export interface BatchWriteResponse {
  readonly writeResults: readonly WireWriteResult[];
  readonly status: readonly WireStatus[];
}
