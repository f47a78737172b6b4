import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { env, IS_LOCAL, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { loseStore, noteFoundCleared, setStoreLook } from '../device/site-data/lose-store.ts';
import { allowsSiteData, keepsSiteData, spareFullTexts, takesTexts } from '../device/site-data/site-data.ts';
import { wasStoreCleared, watchStore } from '../device/site-data/watch-store.ts';
import { firebaseApp } from './app.ts';
import { firestoreDb, ofThisPage, unlessSilent } from './cache-that-answers.ts';

// Its tabs tell each other by them.
spareFullTexts('firestore_');

/** Firestore with a cache that outlives the page and that all tabs share; where the browser forbids that, has no room or does not answer, with one of the page's own. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache:
    keepsSiteData() && takesTexts()
      ? unlessSilent(
          persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
          firestoreDb(env.firebase.projectId),
        )
      : ofThisPage(memoryLocalCache()),
});

if (IS_LOCAL) connectFirestoreEmulator(firestore, LOCAL_HOST, localServerPort('firestore'));

/**
 * Whether the browser has deleted what this device kept since the last visit. When it does so under an open page Firestore ends: it
 * would go on with an empty cache, and take what is not there for what the server does not have.
 */
export const wasCleared: Promise<boolean> = watch();

async function watch(): Promise<boolean> {
  if (!allowsSiteData()) return false;
  if (!keepsSiteData()) return wasStoreCleared();
  const store = watchStore((loss, mark) => {
    terminate(firestore).catch((error: unknown) => console.warn('Firestore does not end', error));
    loseStore(loss, mark);
  });
  setStoreLook(store.holds);
  const isCleared = await store.wasCleared;
  if (isCleared) noteFoundCleared();
  return isCleared;
}
