import { type PictureStore, STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { pictureBucket } from './config.ts';

function startApp(): App {
  const app = initializeApp();
  // Without it whatever is refused before an answer begins is asked again after two and four seconds, a read of a transaction
  // that another ended, too: what two do at the same moment took seven seconds longer.
  // Not `preferRest`, with which an instance would start with 75 ms less of a processor: connections that broke ended instances where
  // it was on (firebase-admin-node #2243, nodejs-firestore #1823), and what the tests know of failures, they know of gRPC.
  getFirestore(app).settings({ gaxServerStreamingRetries: true });
  return app;
}

/** The admin SDK's app; project and credentials come from the environment. */
export function adminApp(): App {
  return getApps()[0] ?? startApp();
}

/** The store, past the security rules: every service checks rights itself. */
export function firestore(): Firestore {
  return getFirestore(adminApp());
}

/** Accounts. Loaded when first asked for, to keep cold starts short. */
export async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(adminApp());
}

/** Which bucket holds the pictures, and where it is served: by the emulator when there is one. */
export function pictureStore(): PictureStore {
  const name = pictureBucket() ?? adminApp().options.storageBucket;
  if (name === undefined) throw new Error('The project has no default bucket for pictures.');
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return { origin: emulator ? `http://${emulator}` : STORAGE_ORIGIN, bucket: name };
}

/** The bucket that holds the pictures. Loaded when first asked for. */
export async function bucket(): Promise<ReturnType<Storage['bucket']>> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(adminApp()).bucket(pictureBucket());
}
