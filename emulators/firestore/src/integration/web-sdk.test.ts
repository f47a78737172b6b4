import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

let emulator: FirestoreEmulator;
let app: FirebaseApp;
let db: Firestore;

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
  app = initializeApp({ projectId: 'demo-web' }, 'web-sdk');
  db = getFirestore(app);
  connectFirestoreEmulator(db, emulator.host, emulator.port);
});

afterAll(async () => {
  await terminate(db);
  await deleteApp(app);
  await emulator.stop();
});

describe('the web SDK in Node over gRPC', () => {
  it('reads back what it wrote', async () => {
    const ref = doc(db, 'all/types');
    await setDoc(ref, { n: null, i: 42, d: 1.5, s: 'straße', list: [1, { y: 2 }], at: serverTimestamp() });
    const data = (await getDoc(ref)).data();
    expect(data).toMatchObject({ n: null, i: 42, d: 1.5, s: 'straße', list: [1, { y: 2 }] });
    expect(data?.at).toBeInstanceOf(Timestamp);
    expect((await getDoc(doc(db, 'all/none'))).exists()).toBe(false);
  });

  it('queries and counts', async () => {
    const items = collection(db, 'items');
    const batch = writeBatch(db);
    for (const n of [1, 2, 3, 4]) batch.set(doc(items, `d${n}`), { n });
    await batch.commit();
    const found = await getDocs(query(items, where('n', '>', 1), orderBy('n', 'desc'), limit(2)));
    expect(found.docs.map(({ id }) => id)).toEqual(['d4', 'd3']);
    expect((await getCountFromServer(items)).data().count).toBe(4);
  });

  it('retries transactions that meet another one', async () => {
    const ref = doc(db, 'counters/one');
    await setDoc(ref, { n: 0 });
    await Promise.all(
      [1, 2, 3].map(() =>
        runTransaction(db, async (transaction) => {
          const { n } = (await transaction.get(ref)).data() as { n: number };
          transaction.update(ref, { n: n + 1 });
        }),
      ),
    );
    await updateDoc(ref, { n: increment(0.5) });
    expect((await getDoc(ref)).data()).toEqual({ n: 3.5 });
  });

  it('shows each commit as one snapshot, with an exact limit window', async () => {
    const rows = collection(db, 'rows');
    for (const n of [1, 2, 3]) await setDoc(doc(rows, `r${n}`), { n });
    const seen: string[][] = [];
    const waiting: (() => void)[] = [];
    const stop = onSnapshot(query(rows, orderBy('n'), limit(2)), (snapshot) => {
      seen.push(snapshot.docs.map(({ id }) => id));
      for (const wake of waiting.splice(0)) wake();
    });
    const until = async (wanted: string[]) => {
      while (JSON.stringify(seen.at(-1)) !== JSON.stringify(wanted)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    };
    await until(['r1', 'r2']);
    await setDoc(doc(rows, 'r0'), { n: 0 });
    await until(['r0', 'r1']);
    await deleteDoc(doc(rows, 'r1'));
    await until(['r0', 'r2']);
    await updateDoc(doc(rows, 'r0'), { n: 9 });
    await until(['r2', 'r3']);
    stop();
  });
});
