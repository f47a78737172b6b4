import type { DocumentData, Query } from '@google-cloud/firestore';
import { status } from '@grpc/grpc-js';
import { adminClient } from './admin-client.ts';
import { type EndpointClient, EndpointClientError, type Search } from './endpoint-client.ts';

/** The admin SDK over gRPC. */
export function adminEndpointClient(address: string, projectId: string): EndpointClient {
  const db = adminClient(address, projectId);
  const query = (collection: string, { where = [], orderBy = [], limit }: Search): Query => {
    let built: Query = db.collection(collection);
    for (const [field, op, value] of where) built = built.where(field, op, value);
    for (const [field, direction] of orderBy) built = built.orderBy(field, direction);
    return limit === undefined ? built : built.limit(limit);
  };
  return {
    name: 'the admin SDK over gRPC',
    set: (path, data) => told(() => db.doc(path).set(data)),
    merge: (path, data) => told(() => db.doc(path).set(data, { merge: true })),
    update: (path, data) => told(() => db.doc(path).update(data as DocumentData)),
    remove: (path) => told(() => db.doc(path).delete()),
    get: async (path) => (await asStatus(() => db.doc(path).get())).data(),
    find: async (collection, search) =>
      (await asStatus(() => query(collection, search).get())).docs.map(({ id }) => id),
    count: async (collection, search) =>
      (await asStatus(() => query(collection, search).count().get())).data().count,
    batch: (writes) =>
      told(() => {
        const batch = db.batch();
        for (const [path, data] of writes) batch.set(db.doc(path), data);
        return batch.commit();
      }),
    close: () => db.terminate(),
  };
}

async function told(act: () => Promise<unknown>): Promise<void> {
  await asStatus(act);
}

async function asStatus<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw new EndpointClientError(status[(error as { code: number }).code], { cause: error });
  }
}
