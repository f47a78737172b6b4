import type { FieldPath } from '../../model/field-path.ts';
import type { DocumentPath } from '../../model/path.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import type { Fields, Value } from '../../model/value.ts';

/** What must hold before a write; `null` for nothing. */
export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'update-time'; readonly updateTime: Timestamp };

/** One change of a field computed by the store. */
export type FieldTransform =
  | { readonly kind: 'request-time'; readonly field: FieldPath }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly field: FieldPath; readonly operand: Value }
  | {
      readonly kind: 'append-missing' | 'remove-all';
      readonly field: FieldPath;
      readonly values: readonly Value[];
    };

interface WriteBase {
  readonly path: DocumentPath;
  readonly precondition: Precondition | null;
}

/** One write of a commit. */
export type Write =
  /** `update` without mask: the fields become the document. */
  | (WriteBase & {
      readonly kind: 'set';
      readonly fields: Fields;
      readonly transforms: readonly FieldTransform[];
    })
  /** `update` with mask: each path is set from the fields, or deleted when absent there. */
  | (WriteBase & {
      readonly kind: 'update';
      readonly fields: Fields;
      readonly mask: readonly FieldPath[];
      readonly transforms: readonly FieldTransform[];
    })
  | (WriteBase & { readonly kind: 'delete' })
  /** Checks its precondition and writes nothing. */
  | (WriteBase & { readonly kind: 'verify' })
  /** The old `document_transform`. */
  | (WriteBase & { readonly kind: 'transform'; readonly transforms: readonly FieldTransform[] });

/** What one write gave. */
export interface WriteResult {
  /** Null after a delete or verify. */
  readonly updateTime: Timestamp | null;
  /** One per transform, in order. */
  readonly transformResults: readonly Value[];
}
