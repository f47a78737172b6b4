import type {
  WireDocument,
  WireStatus,
  WireStructuredQuery,
  WireWrite,
  WireWriteResult,
} from './messages.ts';
import type { WireTimestamp } from './timestamp.ts';

// Requests and responses of the two bidirectional calls, named as in `google.firestore.v1`.

/** `google.firestore.v1.BloomFilter`: a set of names that may also say yes to a name that is not in it. */
export interface WireBloomFilter {
  readonly bits: { readonly bitmap: Uint8Array; readonly padding: number };
  readonly hashCount: number;
}

/** What a client wants to listen to. */
export interface WireTarget {
  readonly targetId?: number;
  readonly query?: { readonly parent?: string; readonly structuredQuery?: WireStructuredQuery };
  readonly documents?: { readonly documents?: readonly string[] };
  readonly resumeToken?: Uint8Array;
  readonly readTime?: WireTimestamp;
  readonly once?: boolean;
  readonly expectedCount?: { readonly value?: number };
}

/** Adds or removes a target. */
export interface ListenRequest {
  readonly database?: string;
  readonly addTarget?: WireTarget;
  readonly removeTarget?: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** What a target change is about. */
export type TargetChangeType = 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';

/** News of targets or documents; exactly one member is set. */
export interface ListenResponse {
  readonly targetChange?: {
    readonly targetChangeType: TargetChangeType;
    readonly targetIds?: readonly number[];
    readonly cause?: WireStatus;
    readonly resumeToken?: Uint8Array;
    readonly readTime?: WireTimestamp;
  };
  readonly documentChange?: {
    readonly document: WireDocument;
    readonly targetIds?: readonly number[];
    readonly removedTargetIds?: readonly number[];
  };
  readonly documentDelete?: {
    readonly document: string;
    readonly removedTargetIds: readonly number[];
    readonly readTime: WireTimestamp;
  };
  readonly documentRemove?: {
    readonly document: string;
    readonly removedTargetIds: readonly number[];
    readonly readTime: WireTimestamp;
  };
  readonly filter?: {
    readonly targetId: number;
    readonly count: number;
    readonly unchangedNames?: WireBloomFilter;
  };
}

/** Opens the stream, or makes a commit. */
export interface WriteRequest {
  readonly database?: string;
  readonly streamId?: string;
  readonly writes?: readonly WireWrite[];
  readonly streamToken?: Uint8Array;
}

/** Answers one request of the stream, in order. */
export interface WriteResponse {
  readonly streamId?: string;
  readonly streamToken: Uint8Array;
  readonly writeResults?: readonly WireWriteResult[];
  readonly commitTime?: WireTimestamp;
}
