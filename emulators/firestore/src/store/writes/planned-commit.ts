import type { Document } from '../../model/document.ts';
import { FirestoreError } from '../../model/firestore-error.ts';
import type { DatabaseName, DocumentPath } from '../../model/path.ts';
import { type Timestamp, truncateToMillis } from '../../model/timestamp.ts';
import type { Documents } from '../documents/documents.ts';
import type { DocumentChange, PendingCommit } from '../model/database.ts';
import type { Write } from '../model/write.ts';
import { type AppliedWrites, applyWrites } from './apply-writes.ts';

/** A commit worked out against what is stored, of which nothing is stored yet. */
export interface PlannedCommit {
  /** What the permission hook is asked about. */
  readonly pending: PendingCommit;
  readonly results: AppliedWrites['results'];
  /** Bytes of the documents written. */
  readonly size: number;
  /** The documents as the commit leaves them, by path; null for deleted. */
  readonly documents: AppliedWrites['documents'];
  /** What differs from what is stored. */
  changes(): DocumentChange[];
}

/** Works out commits to the documents of one database. */
export class CommitPlanner {
  readonly #database: DatabaseName;
  readonly #stored: Documents;

  constructor(database: DatabaseName, stored: Documents) {
    this.#database = database;
    this.#stored = stored;
  }

  /**
   * What the writes would do at this time.
   *
   * @throws FirestoreError for the first write that is invalid or whose precondition doesn't hold
   */
  plan(writes: readonly Write[], commitTime: Timestamp): PlannedCommit {
    const get = (path: DocumentPath) => this.#stored.get(path);
    const requestTime = truncateToMillis(commitTime);
    const applied = applyWrites(writes, { database: this.#database, get, commitTime, requestTime });
    const { pending, documents, results, size } = applied;
    const getAfter = (path: DocumentPath) =>
      documents.get(path.key) ?? (documents.has(path.key) ? null : get(path));
    return {
      pending: { writes: pending, requestTime, get, getAfter },
      results,
      size,
      documents,
      changes: () => differences(applied, get),
    };
  }

  /**
   * What the writes would leave, as far as it can be told while their preconditions may still come true.
   *
   * @throws FirestoreError INVALID_ARGUMENT for writes that make no sense whatever is stored
   */
  documentsAfter(writes: readonly Write[], commitTime: Timestamp): AppliedWrites['documents'] {
    try {
      return this.plan(writes, commitTime).documents;
    } catch (error) {
      if (!(error instanceof FirestoreError) || isInvalidArgument(error)) throw error;
      return new Map();
    }
  }
}

/** True for the refusal of a request that makes no sense, whatever is stored. */
export function isInvalidArgument(error: unknown): boolean {
  return error instanceof FirestoreError && error.code === 'INVALID_ARGUMENT';
}

function differences(
  { documents, pending }: AppliedWrites,
  get: (path: DocumentPath) => Document | null,
): DocumentChange[] {
  const paths = new Map(pending.map(({ write }) => [write.path.key, write.path]));
  const changes: DocumentChange[] = [];
  for (const [key, after] of documents) {
    const path = paths.get(key) as DocumentPath;
    const before = get(path);
    if (before !== after) changes.push({ path, before, after });
  }
  return changes;
}
