import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { firestore } from '@thriftline/functions/firebase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirestoreProxy } from '../faults/firestore-proxy.ts';

describe('a transaction that another ended', () => {
  let emulator: Awaited<ReturnType<typeof startFirestoreEmulator>>;
  let proxy: FirestoreProxy;

  beforeAll(async () => {
    emulator = await startFirestoreEmulator({ port: 0 });
    proxy = await FirestoreProxy.listen(`127.0.0.1:${emulator.port}`);
    process.env.GCLOUD_PROJECT = 'demo-lost-transaction';
    process.env.FIRESTORE_EMULATOR_HOST = proxy.host;
  });
  afterAll(async () => {
    await firestore().terminate();
    proxy.stop();
    await emulator.stop();
  });

  it('begins anew, and does not ask the same again', async () => {
    const document = firestore().doc('shops/one');
    await document.set({ visits: 1 });
    proxy.plan([{ method: 'BatchGetDocuments', kind: 'aborted', skip: 1, count: 1, ms: 0 }]);
    let tries = 0;
    await firestore().runTransaction(async (transaction) => {
      tries += 1;
      const { visits } = (await transaction.get(document)).data() as { visits: number };
      await transaction.get(firestore().doc('shops/other'));
      transaction.update(document, { visits: visits + 1 });
    });
    expect(tries).toBe(2);
    expect((await document.get()).get('visits')).toBe(2);
  });
});
