import { keepsSiteData } from '@/lib/device/site-data/site-data.ts';
import { doWithout } from '@/lib/reload/missing-chunk.ts';
import { whenStaying } from '@/lib/worker/when-staying.ts';
import { QUEUE_TAG } from '@/worker/queue-settings.ts';
import { isWaiting, type Mutation } from '../journal/mutation.ts';
import { getMutations, onMutationsChange } from '../journal/mutations-store.ts';
import type { SyncRegistration } from './register-queue-worker.ts';

/** No page shows anything of it, and it is tried again. */
function registerInTime(): Promise<SyncRegistration> {
  return doWithout(async () => {
    const { registerQueueWorker } = await import('./register-queue-worker.ts');
    return registerQueueWorker();
  });
}

/**
 * Where the browser can, has it send what waits once there is a network, although the app is closed by then. Gives back how to
 * stop.
 */
export function runBackgroundSync(
  register: () => Promise<SyncRegistration> = registerInTime,
  stays: (work: () => void) => () => void = whenStaying,
): () => void {
  if (!('SyncManager' in window) || !keepsSiteData()) return () => undefined;
  let registration: Promise<SyncRegistration> | undefined;
  const asked = new Set<Mutation['id']>();
  const warn = (error: unknown) => console.warn('What waits is not sent while the app is closed', error);
  const ask = (mutations: readonly Mutation[]) => {
    if (registration === undefined || mutations.every(({ id }) => asked.has(id))) return;
    for (const { id } of mutations) asked.add(id);
    registration.then(({ sync }) => sync.register(QUEUE_TAG)).catch(warn);
  };
  // Nobody waits for its answer any more, so the page may be closed before it is sent.
  const askForQueued = () => ask(getMutations().filter(({ state }) => state === 'queued'));
  let wanted = false;
  // Without a network its files may be missing; with one again, what waits is asked for.
  const start = () => {
    if (!wanted || registration !== undefined || !navigator.onLine) return;
    registration = register();
    registration.then(askForQueued, (error: unknown) => {
      registration = undefined;
      warn(error);
    });
  };
  const want = () => {
    wanted = true;
    start();
  };
  // It is made of 130 kB, which who only looks in should not pay for. Who does something stays.
  const stopStaying = stays(want);
  window.addEventListener('online', start);
  const followMutations = () => {
    if (getMutations().some(isWaiting)) want();
    askForQueued();
  };
  const stopMutations = onMutationsChange(followMutations);
  followMutations();
  const onHidden = () => {
    if (document.visibilityState === 'visible') return;
    // The worker may have been asked before, and have left it to this page.
    asked.clear();
    ask(getMutations().filter(isWaiting));
  };
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    stopStaying();
    stopMutations();
    window.removeEventListener('online', start);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
