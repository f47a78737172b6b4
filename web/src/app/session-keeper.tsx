import { useEffect } from 'react';
import { startSession } from '@/features/auth/session/start-session.ts';
import { wasSignedIn } from '@/lib/access-token.ts';

/** Latest moment, in milliseconds after the first content, at which Auth is loaded for a visitor who seems signed out. */
const IDLE_DEADLINE_MS = 4000;

/**
 * Finds out who is signed in: at once when somebody was at the last visit, otherwise when the page has time for it.
 * Shows nothing itself.
 */
export function SessionKeeper() {
  useEffect(() => {
    if (wasSignedIn() || !('requestIdleCallback' in window)) {
      startSession();
      return;
    }
    const handle = requestIdleCallback(startSession, { timeout: IDLE_DEADLINE_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return null;
}
