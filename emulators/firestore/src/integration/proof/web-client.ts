import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import type { ModelClient } from './client.ts';
import { fromSdk, type PlainFields } from './plain.ts';
import type { Cursor, Search, Tree } from './search.ts';
import type { Change, Write } from './writes.ts';

// Refusals and cut lines are what the tests are about.
setLogLevel('silent');

/** The web SDK, over gRPC in Node. */
export function webClient(port: number, projectId: string, name: string): ModelClient {
  const app = initializeApp({ projectId }, `${name}-${projectId}-${port}`);
  const db = sdk.getFirestore(app);
  sdk.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });
  return {
    name,
    ordersListeners: true,
    commit: async (writes) => {
      const batch = sdk.writeBatch(db);
      for (const write of writes) addToBatch(batch, sdk.doc(db, write.path), write);
      return batch.commit().then(
        () => 'ok',
        (error: sdk.FirestoreError) => error.code,
      );
    },
    addInTransaction: (path, field, by) =>
      sdk.runTransaction(
        db,
        async (transaction) => {
          const ref = sdk.doc(db, path);
          const old = (await transaction.get(ref)).get(field) as unknown;
          transaction.set(ref, { [field]: (typeof old === 'number' ? old : 0) + by }, { merge: true });
        },
        { maxAttempts: 30 },
      ),
    get: async (path) =>
      fromSdk((await sdk.getDocFromServer(sdk.doc(db, path))).data()) as PlainFields | undefined,
    find: async (search) => pathsOf(await sdk.getDocsFromServer(queryOf(db, search))),
    totals: async (search, field) => {
      const wanted = { count: sdk.count(), sum: sdk.sum(field), average: sdk.average(field) };
      return (await sdk.getAggregateFromServer(queryOf(db, search), wanted)).data();
    },
    listen: (search, show, failed) =>
      sdk.onSnapshot(
        queryOf(db, search),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          const unconfirmed = snapshot.docs.filter(({ metadata }) => metadata.hasPendingWrites);
          show({ paths: pathsOf(snapshot), unconfirmed: unconfirmed.map(({ ref }) => ref.path) });
        },
        failed,
      ),
    settled: () => sdk.waitForPendingWrites(db),
    close: async () => {
      await sdk.terminate(db);
      await deleteApp(app);
    },
  };
}

function pathsOf({ docs }: sdk.QuerySnapshot): string[] {
  return docs.map(({ ref }) => ref.path);
}

function addToBatch(batch: sdk.WriteBatch, ref: sdk.DocumentReference, { kind, fields }: Write): void {
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
      return sdk.deleteField();
    case 'increment':
      return sdk.increment(change.by);
    case 'union':
      return sdk.arrayUnion(...change.elements);
    case 'remove':
      return sdk.arrayRemove(...change.elements);
  }
}

function queryOf(db: sdk.Firestore, { group, filter, orderBy, start, end, limit, last }: Search): sdk.Query {
  const named = (field: string) => (field === '__name__' ? sdk.documentId() : field);
  // Within one collection the SDK wants ids, over a group whole paths.
  const operand = (field: string, value: unknown) =>
    field === '__name__' && !group ? String(value).split('/').at(-1) : value;
  const constraint = (node: Tree): sdk.QueryFilterConstraint => {
    if ('and' in node) return sdk.and(...node.and.map(constraint));
    if ('or' in node) return sdk.or(...node.or.map(constraint));
    return sdk.where(named(node.field), node.op, operand(node.field, node.value));
  };
  const values = (cursor: Cursor) =>
    cursor.values.map((value, index) => operand(orderBy[index]?.[0] ?? '', value));
  const rest: sdk.QueryNonFilterConstraint[] = orderBy.map(([field, direction]) =>
    sdk.orderBy(named(field), direction),
  );
  if (start) rest.push((start.inclusive ? sdk.startAt : sdk.startAfter)(...values(start)));
  if (end) rest.push((end.inclusive ? sdk.endAt : sdk.endBefore)(...values(end)));
  if (limit !== null) rest.push((last ? sdk.limitToLast : sdk.limit)(limit));
  const source = group ? sdk.collectionGroup(db, 'c') : sdk.collection(db, 'c');
  if (filter === null) return sdk.query(source, ...rest);
  const root = constraint(filter);
  return root instanceof sdk.QueryCompositeFilterConstraint
    ? sdk.query(source, root, ...rest)
    : sdk.query(source, sdk.and(root), ...rest);
}
