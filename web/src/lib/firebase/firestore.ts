import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { IS_LOCAL, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { keepsSiteData } from '../site-data/site-data.ts';
import { firebaseApp } from './app.ts';

/** Firestore with a cache that outlives the page and that all tabs share; where the browser forbids that, with one of the page's own. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: keepsSiteData()
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache(),
});

if (IS_LOCAL) connectFirestoreEmulator(firestore, LOCAL_HOST, localServerPort('firestore'));
