import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { DEFAULT_PAGE, MAX_PAGE } from '@thriftline/domain/calls/calls';
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import type { Stored } from './collection.ts';

/** A document of a list that is newest first. */
export interface TimePosition {
  createdAt: Timestamp;
  id: string;
}

/** A document of a list in an order of its own, as long as its place is numbered. */
export interface OrderPosition {
  order: number;
  id: string;
}

/** Which part of a list is asked for: how many documents, and after which. */
export interface PageRequest {
  limit: number;
  after?: TimePosition | OrderPosition;
}

/** A part of a list, newest first, and where the next one begins, when there is one. */
export interface Page<T> {
  items: T[];
  nextCursor?: string;
}

/** Hides a position in a text that callers hand back as it is. */
export function encodeCursor(position: TimePosition | OrderPosition): string {
  const { id } = position;
  const parts =
    'order' in position
      ? [position.order, id]
      : [position.createdAt.seconds, position.createdAt.nanoseconds, id];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function badCursor(): AppError {
  return new AppError('invalid-argument', msg`The cursor is not one that a list gave.`, {
    fields: { cursor: msg`Must be the x-next-cursor of an earlier answer` },
  });
}

function positionOf(parts: readonly unknown[]): TimePosition | OrderPosition {
  const id = parts.at(-1);
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,257}$/.test(id)) throw badCursor();
  if (parts.length === 2) {
    const [order] = parts;
    if (!Number.isSafeInteger(order) || Number(order) < 0) throw badCursor();
    return { order: Number(order), id };
  }
  const [seconds, nanoseconds] = parts.map(Number);
  const isTime =
    parts.length === 3 &&
    Number.isInteger(parts[0]) &&
    Math.abs(Number(seconds)) < 1e11 &&
    Number.isInteger(parts[1]) &&
    Number(nanoseconds) >= 0 &&
    Number(nanoseconds) < 1e9;
  if (!isTime) throw badCursor();
  return { createdAt: new Timestamp(Number(seconds), Number(nanoseconds)), id };
}

function decodeCursor(cursor: string): TimePosition | OrderPosition {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts)) throw badCursor();
  const position = positionOf(parts);
  // One way to write it: others would be addresses that no cache has kept.
  if (encodeCursor(position) !== cursor) throw badCursor();
  return position;
}

/** Reads `limit` and `cursor` as they came. Throws `invalid-argument` naming what is wrong. */
export function pageRequest(query: { limit?: unknown; cursor?: unknown }): PageRequest {
  let limit = DEFAULT_PAGE;
  if (query.limit !== undefined) {
    limit =
      typeof query.limit === 'string' && /^[1-9][0-9]{0,3}$/.test(query.limit) ? Number(query.limit) : 0;
    if (limit < 1 || limit > MAX_PAGE) {
      const most = MAX_PAGE;
      throw new AppError('invalid-argument', msg`The limit must be a whole number from 1 to ${most}.`, {
        fields: { limit: msg`Must be a whole number from 1 to ${most}` },
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
  if (after && 'order' in after) throw badCursor();
  if (after) ordered = ordered.startAfter(after.createdAt, after.id);
  const found = (await ordered.limit(limit + 1).get()).docs;
  const items = found.slice(0, limit).map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
  const last = found.length > limit ? found[limit - 1] : undefined;
  if (last === undefined) return { items };
  return { items, nextCursor: encodeCursor({ createdAt: last.get('createdAt'), id: last.id }) };
}
