import { IS_LOCAL, localOrigin, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { firebaseApp } from '@/lib/firebase/app.ts';
import { keepsSiteData } from '@/lib/site-data/site-data.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { QUEUE_TAG, type QueueSettings } from '@/worker/queue-settings.ts';
import { type Act, isWaiting } from './act.ts';
import { getActs, onActsChange } from './acts-store.ts';

/** What browsers with Background Sync have beside the standard registration (https://wicg.github.io/background-sync/spec/). */
interface SyncRegistration {
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

/** Registers the worker that sends with the app closed. It is made of what this page has loaded already. */
export async function registerQueueWorker(): Promise<SyncRegistration> {
  // Where no worker may be, this one may not either.
  await navigator.serviceWorker.ready;
  const { QUEUE_WORKER } = await import('@/worker/queue-worker.ts');
  const address = `${QUEUE_WORKER}?${new URLSearchParams({ settings: JSON.stringify(settings()) })}`;
  const registration = await navigator.serviceWorker.register(address, { type: 'module', scope: SCOPE });
  return registration as ServiceWorkerRegistration & SyncRegistration;
}

/**
 * Where the browser can, has it send what waits once there is a network, although the app is closed by then. Gives back how to
 * stop.
 */
export function runBackgroundSync(
  register: () => Promise<SyncRegistration> = registerQueueWorker,
): () => void {
  if (!('SyncManager' in window) || !keepsSiteData()) return () => undefined;
  let registration: Promise<SyncRegistration> | undefined;
  const asked = new Set<Act['id']>();
  const ask = (acts: readonly Act[]) => {
    if (registration === undefined || acts.every(({ id }) => asked.has(id))) return;
    for (const { id } of acts) asked.add(id);
    registration
      .then(({ sync }) => sync.register(QUEUE_TAG))
      .catch((error: unknown) => console.warn('What waits is not sent while the app is closed', error));
  };
  // Nobody waits for its answer any more, so the page may be closed before it is sent.
  const askForQueued = () => ask(getActs().filter(({ state }) => state === 'queued'));
  const stopIdle = whenIdle(() => {
    registration = register();
    askForQueued();
  });
  const stopActs = onActsChange(askForQueued);
  const onHidden = () => {
    if (document.visibilityState === 'visible') return;
    // The worker may have been asked before, and have left it to this page.
    asked.clear();
    ask(getActs().filter(isWaiting));
  };
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    stopIdle();
    stopActs();
    document.removeEventListener('visibilitychange', onHidden);
  };
}
