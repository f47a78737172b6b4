import { t } from '@lingui/core/macro';
import { Workbox } from 'workbox-window';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { waitForNetwork } from '@/lib/connection/wait-for-network.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { followClicks } from '@/lib/push/follow-clicks.ts';
import { askWorker } from '@/lib/worker/ask-worker.ts';
import { reportLoadedAssets } from '@/lib/worker/report-loaded-assets.ts';
import { servedAnswers } from './served-answers.ts';
import { makeReady, startPrecaching } from './start-precaching.ts';

const WORKER = '/sw.js';

/** How often an open page asks for a newer version, in milliseconds; it also asks when it is looked at again. */
const ASK_MS = 60 * 60 * 1000;

/** The pause before a worker that could not be installed is tried again; each is twice the one before. */
const FIRST_PAUSE_MS = 5_000;
const TRIES = 6;

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  const ask = () => {
    // Offline, or a server that is being replaced: the next time will do.
    if (navigator.onLine) registration.update().catch((error: unknown) => console.warn(error));
  };
  setInterval(ask, ASK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

/** Lets the new version take over, and reloads this page alone: what is typed in other tabs is theirs. */
async function changeVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) {
    // It took over when somebody pressed the button in another tab.
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

let told = false;

function tellOfNewVersion(): void {
  if (told) return;
  told = true;
  addToast({
    message: t`A new version is ready`,
    variant: 'info',
    persist: true,
    action: (
      <PlainButton look="text" onClick={() => void changeVersion()}>
        {t`Reload`}
      </PlainButton>
    ),
  });
}

/** Registers the worker, once more after a pause where a cut kept it from being installed: Workbox has kept what it got. */
async function register(triesLeft = TRIES, pause = FIRST_PAUSE_MS): Promise<void> {
  const workbox = new Workbox(WORKER);
  const again = async () => {
    await waitForNetwork(pause);
    await register(triesLeft - 1, pause * 2);
  };
  workbox.addEventListener('waiting', ({ sw }) => {
    void (sw === undefined ? Promise.resolve() : makeReady(sw)).then(tellOfNewVersion);
  });
  workbox.addEventListener('redundant', ({ isUpdate }) => {
    if (!isUpdate && triesLeft > 0) void again();
  });
  try {
    const registration = await workbox.register({ immediate: true });
    if (registration !== undefined && triesLeft === TRIES) askNowAndThen(registration);
  } catch (error) {
    // Private windows and some settings forbid service workers: the app works without. A server that was not reached will be.
    console.warn('No service worker', error);
    if (error instanceof TypeError && triesLeft > 0) await again();
  }
}

/** Goes on once a worker stands between this page and the network. */
async function controllingWorker(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller === null) {
    if (active !== null)
      askWorker(active, { type: 'claim' }).catch((error: unknown) => console.warn('Not claimed', error));
    await controlled;
  }
  return serviceWorker.controller ?? controllingWorker();
}

/** Has the worker keep what this page needs without a network, now and later. */
async function keepForLater(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  const worker = await controllingWorker();
  if (isFirst)
    await reportLoadedAssets(worker, servedAnswers()).catch((error: unknown) =>
      console.warn('Not kept', error),
    );
  startPrecaching(worker);
}

/**
 * Registers the service worker; a toast tells when a new version of the app is there. `goTo` shows the page that the worker asks
 * for when a notification is clicked.
 */
export function registerWorker(goTo: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  followClicks(navigator.serviceWorker, goTo);
  keepForLater().catch((error: unknown) => console.warn('Not kept for later', error));
  void register();
  // Another tab changed to the new version: this one goes on with its own, until somebody reloads it.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // None is left where the browser has deleted all that this site kept.
    const isControlled = navigator.serviceWorker.controller !== null;
    if (controlled && isControlled) tellOfNewVersion();
    controlled = isControlled;
  });
}
