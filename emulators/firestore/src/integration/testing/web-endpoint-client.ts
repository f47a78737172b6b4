import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { type EndpointClient, EndpointClientError, type Search } from './endpoint-client.ts';

// Refusals are what tests provoke.
setLogLevel('silent');

/** The web SDK in Node: gRPC for everything. */
export function webEndpointClient(host: string, port: number, projectId: string): EndpointClient {
  const app = initializeApp({ projectId }, `web-${projectId}-${port}`);
  const db = full.getFirestore(app);
  full.connectFirestoreEmulator(db, host, port, { mockUserToken: 'owner' });
  const query = (collection: string, search: Search) =>
    full.query(full.collection(db, collection), ...constraints(full, search));
  return {
    name: 'the web SDK over gRPC',
    set: (path, data) => told(() => full.setDoc(full.doc(db, path), data)),
    merge: (path, data) => told(() => full.setDoc(full.doc(db, path), data, { merge: true })),
    update: (path, data) => told(() => full.updateDoc(full.doc(db, path), data)),
    remove: (path) => told(() => full.deleteDoc(full.doc(db, path))),
    get: async (path) => (await asStatus(() => full.getDoc(full.doc(db, path)))).data(),
    find: async (collection, search) =>
      (await asStatus(() => full.getDocsFromServer(query(collection, search)))).docs.map(({ id }) => id),
    count: async (collection, search) =>
      (await asStatus(() => full.getCountFromServer(query(collection, search)))).data().count,
    batch: (writes) =>
      told(() => {
        const batch = full.writeBatch(db);
        for (const [path, data] of writes) batch.set(full.doc(db, path), data);
        return batch.commit();
      }),
    close: async () => {
      await full.terminate(db);
      await deleteApp(app);
    },
  };
}

/** The web SDK without listeners: REST for everything. */
export function webLiteEndpointClient(host: string, port: number, projectId: string): EndpointClient {
  const app = initializeApp({ projectId }, `lite-${projectId}-${port}`);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, host, port, { mockUserToken: 'owner' });
  const query = (collection: string, search: Search) =>
    lite.query(lite.collection(db, collection), ...constraints(lite, search));
  return {
    name: 'the web SDK over REST',
    set: (path, data) => told(() => lite.setDoc(lite.doc(db, path), data)),
    merge: (path, data) => told(() => lite.setDoc(lite.doc(db, path), data, { merge: true })),
    update: (path, data) => told(() => lite.updateDoc(lite.doc(db, path), data)),
    remove: (path) => told(() => lite.deleteDoc(lite.doc(db, path))),
    get: async (path) => (await asStatus(() => lite.getDoc(lite.doc(db, path)))).data(),
    find: async (collection, search) =>
      (await asStatus(() => lite.getDocs(query(collection, search)))).docs.map(({ id }) => id),
    count: async (collection, search) =>
      (await asStatus(() => lite.getCount(query(collection, search)))).data().count,
    batch: (writes) =>
      told(() => {
        const batch = lite.writeBatch(db);
        for (const [path, data] of writes) batch.set(lite.doc(db, path), data);
        return batch.commit();
      }),
    close: async () => {
      await lite.terminate(db);
      await deleteApp(app);
    },
  };
}

interface Builders<Where, Order, Limit> {
  where(field: string, op: full.WhereFilterOp, value: unknown): Where;
  orderBy(field: string, direction: 'asc' | 'desc'): Order;
  limit(count: number): Limit;
}

function constraints<Where, Order, Limit>(
  sdk: Builders<Where, Order, Limit>,
  { where = [], orderBy = [], limit }: Search,
): (Where | Order | Limit)[] {
  return [
    ...where.map(([field, op, value]) => sdk.where(field, op, value)),
    ...orderBy.map(([field, direction]) => sdk.orderBy(field, direction)),
    ...(limit === undefined ? [] : [sdk.limit(limit)]),
  ];
}

async function told(act: () => Promise<unknown>): Promise<void> {
  await asStatus(act);
}

async function asStatus<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code } = error as { code: string };
    throw new EndpointClientError(code.toUpperCase().replaceAll('-', '_'), { cause: error });
  }
}
