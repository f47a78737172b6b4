import type { Document } from '../model/document.ts';
import { identicalFields } from '../model/identical.ts';
import type { CollectionPath, DocumentPath } from '../model/path.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Documents } from './documents/documents.ts';
import type { DocumentChange } from './model/database.ts';

// What clearing and importing change: many documents at once, without permission hook, conditions or transforms.

/** Documents by the keys of their paths; of two with one path the later one. */
export type DocumentsByKey = ReadonlyMap<string, Document>;

/** @see DocumentsByKey */
export function byKey(documents: Iterable<Document>): DocumentsByKey {
  const byKey = new Map<string, Document>();
  for (const document of documents) byKey.set(document.path.key, document);
  return byKey;
}

/** Deletes the documents at or below a path; all for null. */
export function changesOfClear(
  stored: Documents,
  path: DocumentPath | CollectionPath | null,
): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const before of stored.all()) {
    if (path === null || before.path.key === path.key || before.path.key.startsWith(`${path.key}/`)) {
      changes.push({ path: before.path, before, after: null });
    }
  }
  return changes;
}

/** Makes the given documents the only ones, their times as they are. */
export function changesOfReplacement(stored: Documents, next: DocumentsByKey): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const before of stored.all()) {
    if (!next.has(before.path.key)) changes.push({ path: before.path, before, after: null });
  }
  for (const after of next.values()) {
    changes.push({ path: after.path, before: stored.get(after.path), after });
  }
  return changes;
}

/**
 * Puts documents over those that are there: a changed one keeps its create time and gets this update time, one with
 * the same fields stays as it is.
 */
export function changesOfImport(
  stored: Documents,
  imported: DocumentsByKey,
  updateTime: Timestamp,
): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const document of imported.values()) {
    const before = stored.get(document.path);
    if (before === null) changes.push({ path: document.path, before, after: document });
    else if (!identicalFields(before.fields, document.fields)) {
      const after = { ...document, createTime: before.createTime, updateTime };
      changes.push({ path: document.path, before, after });
    }
  }
  return changes;
}
