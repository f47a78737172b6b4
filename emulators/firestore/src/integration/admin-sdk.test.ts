import { FieldValue, type Firestore, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';
import { adminClient } from './testing/admin-client.ts';

let emulator: FirestoreEmulator;
let db: Firestore;

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
  db = adminClient(`${emulator.host}:${emulator.port}`, 'demo-admin');
});

afterAll(async () => {
  await db.terminate();
  await emulator.stop();
});

describe('the admin SDK over gRPC', () => {
  it('keeps values only it can say', async () => {
    const data = {
      at: Timestamp.fromMillis(1_700_000_000_123),
      bytes: Buffer.from([0, 255]),
      reference: db.doc('a/b'),
      vector: FieldValue.vector([1, 2.5]),
    };
    await db.doc('all/types').set(data);
    expect((await db.doc('all/types').get()).data()).toEqual(data);
  });

  it('reads many documents at once, missing ones too', async () => {
    await db.doc('many/a').set({});
    const snapshots = await db.getAll(db.doc('many/a'), db.doc('many/b'));
    expect(snapshots.map(({ exists }) => exists)).toEqual([true, false]);
  });

  it('lists collections and documents, those that are only parents too', async () => {
    await db.doc('parents/ghost/children/x').set({});
    expect((await db.listCollections()).map(({ id }) => id)).toContain('parents');
    expect((await db.doc('parents/ghost').listCollections()).map(({ id }) => id)).toEqual(['children']);
    expect((await db.collection('parents').listDocuments()).map(({ id }) => id)).toEqual(['ghost']);
  });

  it('lets a write wait for the transaction that read the document', async () => {
    const ref = db.doc('locked/one');
    await ref.set({ by: ['nobody'] });
    let outside: Promise<unknown> = Promise.resolve();
    await db.runTransaction(async (transaction) => {
      await transaction.get(ref);
      outside = ref.update({ by: FieldValue.arrayUnion('outside') });
      // Sent later on the same connection, and not held up.
      await db.doc('locked/two').set({});
      transaction.update(ref, { by: FieldValue.arrayUnion('transaction') });
    });
    await outside;
    expect((await ref.get()).data()).toEqual({ by: ['nobody', 'transaction', 'outside'] });
  });

  it('counts right though ten transactions meet', async () => {
    const ref = db.doc('counters/one');
    await ref.set({ n: 0 });
    const increments = Array.from({ length: 10 }, () =>
      db.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(ref)).data() as { n: number };
        transaction.update(ref, { n: n + 1 });
      }),
    );
    await Promise.all(increments);
    expect((await ref.get()).data()).toEqual({ n: 10 });
  });

  it('writes in bulk, each document by itself', async () => {
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const refused = writer
      .update(db.doc('bulk/missing'), { a: 1 })
      .catch((error: { code: number }) => error.code);
    const written = Array.from({ length: 100 }, (_, n) => writer.set(db.doc(`bulk/d${n}`), { n }));
    await writer.close();
    await Promise.all(written);
    expect(await refused).toBe(5);
    expect((await db.collection('bulk').count().get()).data().count).toBe(100);
  });

  it('reads a collection group at one moment', async () => {
    await db.doc('shelves/a/books/x').set({ n: 1 });
    await db.doc('shelves/b/books/y').set({ n: 2 });
    const { readTime } = await db.doc('shelves/a/books/x').get();
    await db.doc('shelves/b/books/y').delete();
    const then = await db.runTransaction(
      (transaction) => transaction.get(db.collectionGroup('books').orderBy('n')),
      { readOnly: true, readTime },
    );
    expect(then.docs.map(({ ref }) => ref.path)).toEqual(['shelves/a/books/x', 'shelves/b/books/y']);
    expect((await db.collectionGroup('books').get()).size).toBe(1);
  });

  it('shows each commit as one snapshot', async () => {
    const rows = db.collection('rows');
    await rows.doc('a').set({ n: 1 });
    const seen: string[] = [];
    const stop = rows
      .where('n', '<', 10)
      .onSnapshot(({ docs }) => seen.push(docs.map(({ id }) => id).join()));
    await expect.poll(() => seen).toEqual(['a']);
    await db.batch().set(rows.doc('b'), { n: 2 }).set(rows.doc('c'), { n: 3 }).commit();
    await expect.poll(() => seen.at(-1)).toBe('a,b,c');
    await rows.doc('a').delete();
    await expect.poll(() => seen.at(-1)).toBe('b,c');
    await rows.doc('b').update({ n: 11 });
    await expect.poll(() => seen.at(-1)).toBe('c');
    stop();
    expect(seen).toEqual(['a', 'a,b,c', 'b,c', 'c']);
  });
});
