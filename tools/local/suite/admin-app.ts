import { LOCAL_BUCKET, LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { type App, initializeApp } from 'firebase-admin/app';
import type { Ports } from './machine/ports.ts';

/** The admin SDK, set to the emulators of a running local suite. It is set by environment, so once in a process. */
export function localAdminApp(ports: Ports): App {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  return initializeApp({ projectId: LOCAL_PROJECT, storageBucket: LOCAL_BUCKET });
}
