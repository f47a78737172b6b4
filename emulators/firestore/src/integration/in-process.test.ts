import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

// What is refused here is refused on purpose.
setLogLevel('silent');

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read;
      allow write: if request.auth.uid == id;
    }
  }
}`;

const app = initializeApp({ projectId: 'demo-in-process' }, 'in-process');
let emulator: FirestoreEmulator;
let firestore: Firestore;

beforeAll(async () => {
  emulator = await startFirestoreEmulator({ rules: RULES, log: false });
  firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, emulator.host, emulator.port, { mockUserToken: { sub: 'me' } });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
  await emulator.stop();
});

it('answers the web SDK lite without the port, under the rules', async () => {
  const asked = vi.fn(emulator.fetch);
  vi.stubGlobal('fetch', asked);
  await setDoc(doc(firestore, 'notes/me'), { text: 'mine' });
  expect((await getDoc(doc(firestore, 'notes/me'))).data()).toEqual({ text: 'mine' });
  await expect(setDoc(doc(firestore, 'notes/you'), {})).rejects.toMatchObject({ code: 'permission-denied' });
  expect(asked).toHaveBeenCalledTimes(3);
});

it('answers as over the port', async () => {
  vi.unstubAllGlobals();
  const documents = `http://${emulator.host}:${emulator.port}/v1/projects/demo-in-process/databases/(default)/documents`;
  const answerOf = async (asked: Promise<Response>) => {
    const response = await asked;
    return { status: response.status, body: await response.text() };
  };
  for (const path of ['/notes/me', '/notes/none', '/other/x', '/notes', ':nonsense', '?nonsense']) {
    const url = documents + path;
    expect(await answerOf(emulator.fetch(url)), path).toEqual(await answerOf(fetch(url)));
  }
});

it('tells what the rules resulted in, with fewer values if asked', async () => {
  vi.stubGlobal('fetch', emulator.fetch);
  for (const id of ['a', 'b', 'c']) await setDoc(doc(firestore, `notes/${id}`), {}).catch(() => undefined);
  const valuesOf = (mostOthers?: number) => {
    const { report } = emulator.ruleCoverage(mostOthers === undefined ? {} : { mostOthers });
    const condition = report.find(({ children = [] }) => children.length === 2);
    return [condition, ...(condition?.children ?? [])].map((node) => node?.values?.length);
  };
  expect(valuesOf()).toEqual([2, 1, 5]);
  expect(valuesOf(1)).toEqual([2, 1, 1]);
});
