import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { QueueSettings } from './queue-settings.ts';
import { sendWhenClosed, type WaitingQueue } from './send-when-closed.ts';
import { standInForWindow } from './stand-in-window.ts';

/** Where this file is: a page registers it as a worker, whose only part is to send what waits while no page is open. */
export const QUEUE_WORKER = import.meta.url;

/** What the browser gives a worker once there is a network (https://wicg.github.io/background-sync/spec/). */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Opens Firestore's own queue of whoever is signed in on this device; null where nobody is. */
async function openQueue(
  options: FirebaseOptions,
  local: QueueSettings['local'],
): Promise<WaitingQueue | null> {
  // By the pages' name, so that its stores are theirs.
  const app = initializeApp(options);
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (local) connectAuthEmulator(auth, local.auth, { disableWarnings: true });
  await auth.authStateReady();
  if (auth.currentUser === null) {
    await deleteApp(app);
    return null;
  }
  const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  const firestore = initializeFirestore(app, { localCache });
  if (local) connectFirestoreEmulator(firestore, local.host, local.firestorePort);
  return { sent: () => waitForPendingWrites(firestore), close: () => deleteApp(app) };
}

function serve(scope: ServiceWorkerGlobalScope): void {
  const settings = new URL(scope.location.href).searchParams.get('settings');
  if (settings === null) throw new Error('The address of this worker says nothing of the project');
  const { firebase, local } = JSON.parse(settings) as QueueSettings;
  standInForWindow(scope);
  scope.addEventListener('sync', (event) => {
    (event as SyncEvent).waitUntil(
      sendWhenClosed({
        openPages: async () =>
          (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length,
        openQueue: () => openQueue(firebase, local),
      }),
    );
  });
  scope.addEventListener('install', () => void scope.skipWaiting());
}

// A page imports this file only to learn where it is.
if ('ServiceWorkerGlobalScope' in globalThis) serve(globalThis as unknown as ServiceWorkerGlobalScope);
