import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';

/**
 * Runs in the page: connects the web SDK to the emulator and leaves it, with the SDK's functions, as `sdk` for
 * the test to use through `evaluate`.
 */
export function connect(host: string, port: number, settings: firestore.FirestoreSettings = {}) {
  const app = initializeApp({ projectId: 'demo-chromium', apiKey: 'none' });
  const db = firestore.initializeFirestore(app, settings);
  firestore.connectFirestoreEmulator(db, host, port);
  return { ...firestore, db };
}

/** What {@link connect} leaves in the page. */
export type PageSdk = ReturnType<typeof connect>;

Object.assign(globalThis, { connect });
