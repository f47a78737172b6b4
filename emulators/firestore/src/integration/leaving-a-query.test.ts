import { deleteApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';
import { adminClient } from './testing/admin-client.ts';

const PROJECT = 'demo-leaving';

let emulator: FirestoreEmulator;

beforeAll(async () => {
  emulator = await startFirestoreEmulator({ log: () => undefined });
});
afterAll(() => emulator.stop());

describe('a document that another client takes out of a query', () => {
  it('leaves the web SDK that has an update of it on its way', async () => {
    const admin = adminClient(`127.0.0.1:${emulator.port}`, PROJECT);
    const app = initializeApp({ projectId: PROJECT }, 'leaving');
    const db = sdk.getFirestore(app);
    sdk.connectFirestoreEmulator(db, '127.0.0.1', emulator.port);
    await admin.doc('c/stays').set({ a: 1, n: 0 });
    await admin.doc('c/leaves').set({ a: 2, n: 0 });

    let shown = '';
    const stop = sdk.onSnapshot(
      sdk.query(sdk.collectionGroup(db, 'c'), sdk.orderBy('a')),
      { includeMetadataChanges: true },
      ({ docs, metadata: { fromCache, hasPendingWrites } }) => {
        const state = fromCache ? 'unsure' : hasPendingWrites ? 'pending' : 'stored';
        shown = [state, ...docs.map(({ id }) => id)].join(' ');
      },
    );
    await expect.poll(() => shown).toBe('stored stays leaves');

    let updated: Promise<void> | undefined;
    await admin.runTransaction(async (transaction) => {
      // The read holds the gate, and with it the batch that writes to it.
      await transaction.get(admin.doc('gates/one'));
      const batch = sdk.writeBatch(db);
      batch.update(sdk.doc(db, 'c/leaves'), { n: sdk.increment(1) });
      batch.set(sdk.doc(db, 'gates/one'), {});
      updated = batch.commit();
      await expect.poll(() => shown).toBe('pending stays leaves');
      await admin.batch().set(admin.doc('c/leaves'), { n: 5 }).set(admin.doc('c/comes'), { a: 0 }).commit();
      await expect.poll(() => shown).toContain('comes');
    });
    await updated;
    expect((await admin.doc('c/leaves').get()).data()).toEqual({ n: 6 });
    await expect.poll(() => shown).toBe('stored comes stays');

    stop();
    await sdk.terminate(db);
    await deleteApp(app);
    await admin.terminate();
  });
});
