import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { reportError } from '@/lib/report-error.ts';
import { addToast } from '@/lib/toasts.ts';
import { whenIdle } from '@/lib/when-idle.ts';

async function register(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () =>
      addToast({
        message: 'A new version is ready',
        variant: 'info',
        persist: true,
        action: (
          <Button color="inherit" onClick={() => void update(true)}>
            Reload
          </Button>
        ),
      }),
    // Private windows and some settings forbid service workers: the app works without.
    onRegisterError: (error) => console.warn('No service worker', error),
  });
}

/**
 * Registers the service worker once the page is there (it fetches the whole app for later, and should not compete with
 * the first content) and tells when a new version of the app is there. Shows nothing itself.
 */
export function UpdatePrompt() {
  useEffect(() => {
    if (import.meta.env.DEV) return;
    return whenIdle(() => void register().catch(reportError));
  }, []);
  return null;
}
