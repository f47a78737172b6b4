import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';

/** How a page uses the SDK. */
export interface PageSettings {
  /** Keep what was read in IndexedDB. */
  readonly persistent?: boolean;
  readonly longPolling?: boolean;
}

/**
 * Runs in the page: connects the web SDK to the emulator and leaves it, with the SDK's functions, as `sdk` for
 * the test to use through `evaluate`.
 */
export function connect(port: number, { persistent = false, longPolling = false }: PageSettings = {}) {
  const app = initializeApp({ projectId: 'demo-chromium', apiKey: 'none' });
  const db = firestore.initializeFirestore(app, {
    experimentalForceLongPolling: longPolling,
    localCache: persistent ? firestore.persistentLocalCache() : firestore.memoryLocalCache(),
  });
  firestore.connectFirestoreEmulator(db, '127.0.0.1', port);
  return { ...firestore, db };
}

/** What {@link connect} leaves in the page. */
export type PageSdk = ReturnType<typeof connect>;

Object.assign(globalThis, { connect });
