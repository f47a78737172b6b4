import { registerSW } from 'virtual:pwa-register';
import { followClicks } from '@/lib/push/follow-clicks.ts';
import { addToast } from '@/lib/toasts.ts';
import { PlainButton } from './plain-button.tsx';

/** How often an open page asks for a newer version, in milliseconds; it also asks when it is looked at again. */
const ASK_MS = 60 * 60 * 1000;

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

/**
 * Registers the service worker; a toast tells when a new version of the app is there. `goTo` shows the page that the worker asks
 * for when a notification is clicked.
 */
export function registerWorker(goTo: (path: string) => void): void {
  if ('serviceWorker' in navigator) followClicks(navigator.serviceWorker, goTo);
  const takeOver = () => {
    // The plugin reloads only pages that had a worker when they were opened; this one may be older than its worker.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    void update(true);
  };
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () =>
      addToast({
        message: 'A new version is ready',
        variant: 'info',
        persist: true,
        action: (
          <PlainButton look="text" onClick={takeOver}>
            Reload
          </PlainButton>
        ),
      }),
    onRegisteredSW: (_, registration) => {
      if (registration !== undefined) askNowAndThen(registration);
    },
    // Private windows and some settings forbid service workers: the app works without.
    onRegisterError: (error) => console.warn('No service worker', error),
  });
}
