import { DEFAULT_PAGE, MAX_PAGE } from '@thriftline/domain/calls';
import { AppError } from '@thriftline/domain/errors';
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import type { Stored } from './collection.ts';

/** Which part of a list is asked for: how many documents, and after which. */
export interface PageRequest {
  limit: number;
  after?: { createdAt: Timestamp; id: string };
}

/** A part of a list, newest first, and where the next one begins, when there is one. */
export interface Page<T> {
  items: T[];
  nextCursor?: string;
}

/** Hides a position in a text that callers hand back as it is. */
export function encodeCursor(createdAt: Timestamp, id: string): string {
  return Buffer.from(JSON.stringify([createdAt.seconds, createdAt.nanoseconds, id])).toString('base64url');
}

function badCursor(): AppError {
  return new AppError('invalid-argument', 'The cursor is not one that a list gave.', {
    fields: { cursor: 'Must be the x-next-cursor of an earlier answer' },
  });
}

function decodeCursor(cursor: string): { createdAt: Timestamp; id: string } {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts) || parts.length !== 3) throw badCursor();
  const [seconds, nanoseconds, id] = parts;
  const isTime =
    Number.isInteger(seconds) &&
    Math.abs(seconds) < 1e11 &&
    Number.isInteger(nanoseconds) &&
    nanoseconds >= 0 &&
    nanoseconds < 1e9;
  if (!isTime || typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,257}$/.test(id)) throw badCursor();
  const createdAt = new Timestamp(seconds, nanoseconds);
  // One way to write it: others would be addresses that no cache has kept.
  if (encodeCursor(createdAt, id) !== cursor) throw badCursor();
  return { createdAt, id };
}

/** Reads `limit` and `cursor` as they came. Throws `invalid-argument` naming what is wrong. */
export function pageRequest(query: { limit?: unknown; cursor?: unknown }): PageRequest {
  let limit = DEFAULT_PAGE;
  if (query.limit !== undefined) {
    limit =
      typeof query.limit === 'string' && /^[1-9][0-9]{0,3}$/.test(query.limit) ? Number(query.limit) : 0;
    if (limit < 1 || limit > MAX_PAGE) {
      throw new AppError('invalid-argument', `The limit must be a whole number from 1 to ${MAX_PAGE}.`, {
        fields: { limit: `Must be a whole number from 1 to ${MAX_PAGE}` },
      });
    }
  }
  if (query.cursor === undefined) return { limit };
  if (typeof query.cursor !== 'string') throw badCursor();
  return { limit, after: decodeCursor(query.cursor) };
}

/** The page of a query, newest first. Each query needs an index of its filters and `createdAt` descending. */
export async function readPage<T extends object>(
  query: Query<T>,
  { limit, after }: PageRequest,
): Promise<Page<Stored<T>>> {
  let ordered = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (after) ordered = ordered.startAfter(after.createdAt, after.id);
  const found = (await ordered.limit(limit + 1).get()).docs;
  const items = found.slice(0, limit).map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
  const last = found.length > limit ? found[limit - 1] : undefined;
  if (last === undefined) return { items };
  return { items, nextCursor: encodeCursor(last.get('createdAt'), last.id) };
}
