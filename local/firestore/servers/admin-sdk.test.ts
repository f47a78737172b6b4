import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestore } from '../index.ts';

let emulator: FirestoreEmulator;
let app: App;
let db: Firestore;

beforeAll(async () => {
  emulator = await startFirestore({});
  process.env.FIRESTORE_EMULATOR_HOST = `${emulator.host}:${emulator.port}`;
  app = initializeApp({ projectId: 'demo-admin' }, 'admin-sdk');
  db = getFirestore(app);
});

afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await emulator.stop();
});

describe('the admin SDK over gRPC', () => {
  it('reads back what it wrote', async () => {
    const at = Timestamp.fromMillis(1_700_000_000_123);
    const ref = db.doc('all/types');
    await ref.set({
      n: null,
      t: true,
      i: 42,
      d: 1.5,
      nan: Number.NaN,
      s: 'straße',
      at,
      b: Buffer.from([0, 255]),
      ref: db.doc('a/b'),
      list: [1, 'x', { y: 2 }],
      map: { deep: { er: 1 } },
      big: 2 ** 53,
    });
    const snapshot = await ref.get();
    expect(snapshot.data()).toMatchObject({
      n: null,
      t: true,
      i: 42,
      d: 1.5,
      s: 'straße',
      at,
      list: [1, 'x', { y: 2 }],
      map: { deep: { er: 1 } },
    });
    expect((await db.doc('all/none').get()).exists).toBe(false);
  });
  it('queries', async () => {
    const c = db.collection('q');
    await Promise.all([1, 2, 3, 4, 5].map((n) => c.doc(`d${n}`).set({ n, even: n % 2 === 0 })));
    const r = await c.where('n', '>', 1).orderBy('n', 'desc').limit(2).get();
    expect(r.docs.map((d) => d.id)).toEqual(['d5', 'd4']);
    expect((await c.where('even', '==', true).count().get()).data().count).toBe(2);
    expect((await c.where('n', '>', 100).get()).empty).toBe(true);
    expect((await db.listCollections()).map((x) => x.id)).toContain('q');
    expect((await c.listDocuments()).length).toBe(5);
  });
  it('transactions', async () => {
    const ref = db.doc('t/counter');
    await ref.set({ n: 0 });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.runTransaction(async (tx) => {
          const s = await tx.get(ref);
          tx.update(ref, { n: (s.data()?.n as number) + 1 });
        }),
      ),
    );
    expect((await ref.get()).data()).toEqual({ n: 10 });
    await ref.update({ n: FieldValue.increment(5) });
    expect((await ref.get()).get('n')).toBe(15);
  });
  it('listens', async () => {
    const c = db.collection('listen');
    await c.doc('a').set({ n: 1 });
    const seen: string[][] = [];
    let wake: () => void = () => undefined;
    const unsub = c.where('n', '<', 10).onSnapshot((s) => {
      seen.push(s.docs.map((d) => d.id));
      wake();
    });
    const until = async (n: number) => {
      while (seen.length < n)
        await new Promise<void>((r) => {
          wake = r;
        });
    };
    await until(1);
    await c.doc('b').set({ n: 2 });
    await until(2);
    await c.doc('a').delete();
    await until(3);
    await c.doc('b').update({ n: 11 });
    await until(4);
    unsub();
    expect(seen).toEqual([['a'], ['a', 'b'], ['b'], []]);
  });
});
