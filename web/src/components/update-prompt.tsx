import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { reportError } from '@/lib/report-error.ts';

/** Registers the service worker and tells when a new version of the app is there. Shows nothing itself. */
export function UpdatePrompt() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const register = async () => {
      const { registerSW } = await import('virtual:pwa-register');
      const update = registerSW({
        onNeedRefresh: () =>
          enqueueSnackbar('A new version is ready', {
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
    };
    register().catch(reportError);
  }, [enqueueSnackbar]);
  return null;
}
