import type { Document } from '../../model/document.ts';
import { fieldAt } from '../../model/document.ts';
import { withField, withoutField } from '../../model/field-edits.ts';
import { invalidArgument } from '../../model/firestore-error.ts';
import { identicalFields } from '../../model/identical.ts';
import { MAX_COMMIT_BYTES, MAX_DOCUMENT_BYTES } from '../../model/limits.ts';
import { documentSize } from '../../model/measure.ts';
import { type DatabaseName, type DocumentPath, documentResource } from '../../model/path.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import { validateFields } from '../../model/validate-fields.ts';
import type { Fields, Value } from '../../model/value.ts';
import type { PendingWrite } from '../model/database.ts';
import type { Write, WriteResult } from '../model/write.ts';
import { checkPrecondition } from './preconditions.ts';
import { applyTransforms } from './transforms.ts';
import { validateWrites } from './validate-write.ts';

/** A commit thought through, nothing of it stored yet. */
export interface AppliedWrites {
  readonly pending: readonly PendingWrite[];
  readonly results: readonly WriteResult[];
  /** The documents as the whole commit leaves them, by path; null for deleted. */
  readonly documents: ReadonlyMap<string, Document | null>;
  /** Bytes of the documents written. */
  readonly size: number;
}

/** What writes are applied to. */
export interface WriteContext {
  readonly database: DatabaseName;
  readonly get: (path: DocumentPath) => Document | null;
  /** Becomes the update time of what changes. */
  readonly commitTime: Timestamp;
  /** Becomes the value of server timestamps. */
  readonly requestTime: Timestamp;
}

/**
 * Works out what the writes do, in order: later ones see what earlier ones did.
 *
 * @throws FirestoreError for the first write that is invalid or whose precondition doesn't hold
 */
export function applyWrites(writes: readonly Write[], context: WriteContext): AppliedWrites {
  validateWrites(writes);
  const documents = new Map<string, Document | null>();
  const pending: PendingWrite[] = [];
  const results: WriteResult[] = [];
  let size = 0;
  for (const write of writes) {
    const known = documents.get(write.path.key);
    const before = known === undefined ? context.get(write.path) : known;
    if (known === null) refuseUpdateAfterDelete(write, context.database);
    checkPrecondition(write.precondition, before, documentResource(context.database, write.path));
    const { after, transformResults } = applyWrite(write, before, context);
    if (after !== null && after !== before) size += validateDocument(after, context.database);
    if (size > MAX_COMMIT_BYTES) throw invalidArgument('Transaction too big. Decrease transaction size.');
    if (write.kind !== 'verify') documents.set(write.path.key, after);
    pending.push({ write, before, after });
    const updateTime = write.kind === 'delete' ? null : (after?.updateTime ?? context.commitTime);
    results.push({ updateTime, transformResults });
  }
  return { pending, results, documents, size };
}

/** Not NOT_FOUND, which would blame what is stored: the commit contradicts itself. */
function refuseUpdateAfterDelete({ path, precondition }: Write, database: DatabaseName): void {
  if (precondition?.kind === 'exists' && precondition.exists) {
    const name = documentResource(database, path);
    throw invalidArgument(`The commit deletes ${name} and then demands that it exists.`);
  }
}

interface Applied {
  readonly after: Document | null;
  readonly transformResults: readonly Value[];
}

function applyWrite(write: Write, before: Document | null, context: WriteContext): Applied {
  if (write.kind === 'delete') return { after: null, transformResults: [] };
  if (write.kind === 'verify') return { after: before, transformResults: [] };
  const written = writtenFields(write, before?.fields ?? new Map());
  const { fields, results } = applyTransforms(written, write.transforms, context.requestTime);
  return { after: documentAfter(write.path, fields, before, context), transformResults: results };
}

function writtenFields(write: Exclude<Write, { kind: 'delete' | 'verify' }>, stored: Fields): Fields {
  if (write.kind === 'set') return write.fields;
  if (write.kind === 'transform') return stored;
  return write.mask.reduce((fields, path) => {
    const value = fieldAt(write.fields, path);
    return value === undefined
      ? withoutField(fields, path.segments)
      : withField(fields, path.segments, value);
  }, stored);
}

/** The same document as before when nothing is different: it then keeps its update time. */
function documentAfter(
  path: DocumentPath,
  fields: Fields,
  before: Document | null,
  { commitTime }: WriteContext,
): Document {
  if (before !== null && identicalFields(before.fields, fields)) return before;
  return { path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
}

function validateDocument({ path, fields }: Document, database: DatabaseName): number {
  validateFields(fields);
  const size = documentSize(path, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${documentResource(database, path)}' cannot be written because its size ` +
        `(${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of ` +
        `${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    );
  }
  return size;
}
