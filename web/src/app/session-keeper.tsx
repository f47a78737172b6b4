import { useEffect } from 'react';
import { startSession } from '@/features/auth/session/start-session.ts';
import { wasSignedIn } from '@/lib/access-token.ts';
import { whenIdle } from '@/lib/when-idle.ts';

/**
 * Finds out who is signed in: at once when somebody was at the last visit, otherwise when the page has time for it.
 * Shows nothing itself.
 */
export function SessionKeeper() {
  useEffect(() => {
    if (!wasSignedIn()) return whenIdle(startSession);
    startSession();
  }, []);
  return null;
}
