import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { doWithout } from '@/lib/reload/missing-chunk.ts';

async function register(goTo: (path: string) => void): Promise<void> {
  const { registerWorker } = await doWithout(() => import('./register-worker.tsx'));
  registerWorker(goTo);
}

/**
 * Registers the service worker once the page is there (it fetches what is needed later, and should not compete with the
 * first content) and tells when a new version of the app is there. Shows nothing itself.
 */
export function UpdatePrompt() {
  const navigate = useNavigate();
  useEffect(() => {
    if (import.meta.env.DEV) return;
    return whenIdle(() => void register((path) => void navigate(path)).catch(reportError));
  }, [navigate]);
  return null;
}
