import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { IS_LOCAL, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { loseStore } from '../site-data/lost-store.ts';
import { allowsSiteData, keepsSiteData } from '../site-data/site-data.ts';
import { type WatchedStore, wasStoreCleared, watchStore } from '../site-data/watch-store.ts';
import { firebaseApp } from './app.ts';

/** Firestore with a cache that outlives the page and that all tabs share; where the browser forbids that or has no room, with one of the page's own. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: keepsSiteData()
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache(),
});

if (IS_LOCAL) connectFirestoreEmulator(firestore, LOCAL_HOST, localServerPort('firestore'));

/** Of a page that keeps nothing: there is nothing to be deleted. */
const NOTHING_KEPT: Pick<WatchedStore, 'holds'> = { holds: () => Promise.resolve(true) };

/**
 * Whether the browser has deleted what this device kept since the last visit, and whether the cache is there. When it is deleted under
 * an open page Firestore ends: it would go on with an empty cache, and take what is not there for what the server does not have.
 */
export const { wasCleared, holds: holdsCache } = watch();

function watch(): WatchedStore {
  if (!allowsSiteData()) return { ...NOTHING_KEPT, wasCleared: Promise.resolve(false) };
  if (!keepsSiteData()) return { ...NOTHING_KEPT, wasCleared: wasStoreCleared() };
  return watchStore((loss, mark) => {
    terminate(firestore).catch((error: unknown) => console.warn('Firestore does not end', error));
    loseStore(loss, mark);
  });
}
