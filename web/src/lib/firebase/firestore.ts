import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { IS_LOCAL, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { firebaseApp } from './app.ts';

/** Firestore with a cache that outlives the page and that all tabs share. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});

if (IS_LOCAL) connectFirestoreEmulator(firestore, LOCAL_HOST, localServerPort('firestore'));
