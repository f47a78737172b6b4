import {
  AggregateField,
  type DocumentReference,
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type WriteBatch,
} from '@google-cloud/firestore';
import { status } from '@grpc/grpc-js';
import { adminClient } from '../testing/admin-client.ts';
import type { ModelClient } from './client.ts';
import { fromSdk, type PlainFields } from './plain.ts';
import type { Cursor, Search, Tree } from './search.ts';
import type { Change, Write } from './writes.ts';

/** The admin SDK, over gRPC. */
export function adminModelClient(port: number, projectId: string, name: string): ModelClient {
  const db = adminClient(`127.0.0.1:${port}`, projectId);
  return {
    name,
    ordersListeners: false,
    commit: async (writes) => {
      const batch = db.batch();
      for (const write of writes) addToBatch(batch, db.doc(write.path), write);
      return batch.commit().then(
        () => 'ok',
        (error: { code: number }) =>
          (status[error.code] ?? String(error.code)).toLowerCase().replaceAll('_', '-'),
      );
    },
    addInTransaction: (path, field, by) =>
      db.runTransaction(
        async (transaction) => {
          const ref = db.doc(path);
          const old = (await transaction.get(ref)).get(field) as unknown;
          transaction.set(ref, { [field]: (typeof old === 'number' ? old : 0) + by }, { merge: true });
        },
        { maxAttempts: 30 },
      ),
    get: async (path) => fromSdk((await db.doc(path).get()).data()) as PlainFields | undefined,
    find: async (search) => pathsOf(await queryOf(db, search).get()),
    totals: async (search, field) => {
      const wanted = {
        count: AggregateField.count(),
        sum: AggregateField.sum(field),
        average: AggregateField.average(field),
      };
      return (await queryOf(db, search).aggregate(wanted).get()).data();
    },
    listen: (search, show, failed) =>
      queryOf(db, search).onSnapshot(
        (snapshot) => show({ paths: pathsOf(snapshot), unconfirmed: [] }),
        failed,
      ),
    settled: async () => undefined,
    close: () => db.terminate(),
  };
}

function pathsOf({ docs }: QuerySnapshot): string[] {
  return docs.map(({ ref }) => ref.path);
}

function addToBatch(batch: WriteBatch, ref: DocumentReference, { kind, fields }: Write): void {
  const data = Object.fromEntries(Object.entries(fields).map(([name, change]) => [name, sdkValue(change)]));
  if (kind === 'delete') batch.delete(ref);
  else if (kind === 'update') batch.update(ref, data);
  else batch.set(ref, data, { merge: kind === 'merge' });
}

function sdkValue(change: Change): unknown {
  switch (change.kind) {
    case 'set':
      return change.value;
    case 'delete':
      return FieldValue.delete();
    case 'increment':
      return FieldValue.increment(change.by);
    case 'union':
      return FieldValue.arrayUnion(...change.elements);
    case 'remove':
      return FieldValue.arrayRemove(...change.elements);
  }
}

function queryOf(db: Firestore, { group, filter, orderBy, start, end, limit, last }: Search): Query {
  const named = (field: string) => (field === '__name__' ? FieldPath.documentId() : field);
  const operand = (field: string, value: unknown) =>
    field === '__name__' && !group ? String(value).split('/').at(-1) : value;
  const toFilter = (node: Tree): Filter => {
    if ('and' in node) return Filter.and(...node.and.map(toFilter));
    if ('or' in node) return Filter.or(...node.or.map(toFilter));
    return Filter.where(named(node.field), node.op, operand(node.field, node.value));
  };
  const values = (cursor: Cursor) =>
    cursor.values.map((value, index) => operand(orderBy[index]?.[0] ?? '', value));
  let query: Query = group ? db.collectionGroup('c') : db.collection('c');
  if (filter !== null) query = query.where(toFilter(filter));
  for (const [field, direction] of orderBy) query = query.orderBy(named(field), direction);
  if (start) query = start.inclusive ? query.startAt(...values(start)) : query.startAfter(...values(start));
  if (end) query = end.inclusive ? query.endAt(...values(end)) : query.endBefore(...values(end));
  if (limit === null) return query;
  return last ? query.limitToLast(limit) : query.limit(limit);
}
