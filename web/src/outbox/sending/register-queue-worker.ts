import { IS_LOCAL, localOrigin, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { firebaseApp } from '@/lib/firebase/app.ts';
import type { QueueSettings } from '@/worker/queue-settings.ts';

/** What browsers with Background Sync have beside the standard registration (https://wicg.github.io/background-sync/spec/). */
export interface SyncRegistration {
  readonly sync: { register(tag: string): Promise<void> };
}

/** No page is below it: the worker serves none, and stands beside the one that serves them all. */
const SCOPE = '/assets/queue/';

function settings(): QueueSettings {
  return {
    firebase: firebaseApp.options,
    ...(IS_LOCAL && {
      local: {
        auth: localOrigin('auth'),
        host: LOCAL_HOST,
        firestorePort: localServerPort('firestore'),
      },
    }),
  };
}

/** Registers the worker that sends with the app closed. A browser fetches what it is made of once more, as it takes no worker's parts out of its cache. */
export async function registerQueueWorker(): Promise<SyncRegistration> {
  // Where no worker may be, this one may not either.
  await navigator.serviceWorker.ready;
  const { QUEUE_WORKER } = await import('@/worker/queue-worker.ts');
  const address = `${QUEUE_WORKER}?${new URLSearchParams({ settings: JSON.stringify(settings()) })}`;
  const registration = await navigator.serviceWorker.register(address, { type: 'module', scope: SCOPE });
  return registration as ServiceWorkerRegistration & SyncRegistration;
}
