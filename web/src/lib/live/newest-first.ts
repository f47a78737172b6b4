import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Identified } from './merge-pages.ts';

/** Newest first, as Firestore orders by `createdAt` descending: equal times by id, descending too. */
export function newestFirst<T extends Identified & { createdAt: StoredTime }>(a: T, b: T): number {
  const later = b.createdAt.toMillis() - a.createdAt.toMillis();
  if (later !== 0) return later;
  return a._id < b._id ? 1 : a._id > b._id ? -1 : 0;
}
