import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { BEHAVIOURS } from './behaviours.ts';

/** Runs in the page: does the behaviour of this number through WebChannel. */
export function runBehaviour(index: number, port: number, projectId: string): Promise<unknown> | undefined {
  db ??= open(port, projectId);
  return BEHAVIOURS[index]?.run({ ...firestore, db });
}

let db: firestore.Firestore | undefined;

function open(port: number, projectId: string): firestore.Firestore {
  const opened = firestore.getFirestore(initializeApp({ projectId, apiKey: 'none' }));
  firestore.connectFirestoreEmulator(opened, '127.0.0.1', port);
  return opened;
}

Object.assign(globalThis, { runBehaviour });
