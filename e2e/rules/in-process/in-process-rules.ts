import { randomUUID } from 'node:crypto';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { keepWorkerCoverage } from '../../rules-coverage/parts.ts';
import { claimsOf, noteWhoSees, type Person } from '../environment.ts';
import type { OpenRules } from '../under-rules.ts';
import { storeDocuments } from '../world/store-documents.ts';
import { emulatorOfWorker } from './emulator.ts';

/** Firestore under the deployed rules, by the engine of our emulator in this process, in a new project. */
export async function openInProcess(): Promise<OpenRules> {
  const emulator = await emulatorOfWorker();
  const { host, port } = emulator;
  const projectId = `demo-rules-of-${randomUUID()}`;
  const open = (token: { sub: string } | 'owner' | undefined): Firestore => {
    const firestore = getFirestore(initializeApp({ projectId }, randomUUID()));
    connectFirestoreEmulator(firestore, host, port, token === undefined ? {} : { mockUserToken: token });
    return firestore;
  };
  const firestores = new Map<Person | null, Firestore>();
  const openFor = (person: Person | null) => {
    const firestore = open(person === null ? undefined : { sub: person.uid, ...claimsOf(person) });
    noteWhoSees(firestore, person);
    firestores.set(person, firestore);
    return firestore;
  };
  let past: Firestore | undefined;
  return {
    as: (person) => firestores.get(person) ?? openFor(person),
    pastRules: () => {
      past ??= open('owner');
      return past;
    },
    store: async (documents) => {
      await emulator.clear(projectId);
      await storeDocuments(projectId, documents, `http://${host}:${port}`);
    },
    leave: async () => {
      await keepWorkerCoverage(emulator.ruleCoverage({ mostOthers: 1 }));
      await emulator.clear(projectId);
      await Promise.all(getApps().map(deleteApp));
    },
  };
}
