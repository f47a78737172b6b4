import { registerSW } from 'virtual:pwa-register';
import { addToast } from '@/lib/toasts.ts';
import { PlainButton } from './plain-button.tsx';

/** Registers the service worker; a toast tells when a new version of the app is there. */
export function registerWorker(): void {
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () =>
      addToast({
        message: 'A new version is ready',
        variant: 'info',
        persist: true,
        action: (
          <PlainButton look="text" onClick={() => void update(true)}>
            Reload
          </PlainButton>
        ),
      }),
    // Private windows and some settings forbid service workers: the app works without.
    onRegisterError: (error) => console.warn('No service worker', error),
  });
}
