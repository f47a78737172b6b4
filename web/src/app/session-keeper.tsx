import { useEffect } from 'react';
import { startSession } from '@/features/auth/session/start-session.ts';
import { getCurrentUser, SIGNED_OUT, setCurrentUser, useCurrentUser } from '@/lib/account/current-user.ts';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { hasAuthStore } from '@/lib/device/has-auth-store.ts';
import { onAccessTokenSaved, wasSignedIn } from '@/lib/device/site-data/access-token.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { takeMessageAfterReload } from '@/lib/reload/message-after-reload.ts';
import { doWithout } from '@/lib/reload/missing-chunk.ts';
import { isClearing } from '@/outbox/device/device-owner.ts';

async function findOut(): Promise<void> {
  if (await hasAuthStore()) startSession();
  else if (getCurrentUser().status === 'loading') setCurrentUser(SIGNED_OUT);
}

/** The list of devices lacks this one until the next visit where that fails. */
function noteDevice(uid: string): void {
  doWithout(() => import('./layouts/bars/once-idle.ts'))
    .then((module) => module.noteDevice(uid))
    .catch(console.warn);
}

/** Messages come as before until the next visit where that fails. */
function refreshPush(uid: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  doWithout(() => import('@/lib/push/switch-push.ts'))
    .then((module) => module.refreshPush(uid))
    .catch(console.warn);
}

/**
 * Finds out who is signed in: at once when somebody was at the last visit, otherwise when the page has time for it.
 * Shows nothing itself.
 */
export function SessionKeeper() {
  const { uid, userDoc, role } = useCurrentUser();
  // Once the rules know the account, and the page has time for it.
  const toNote = userDoc !== null && userDoc.role === role ? uid : null;
  useEffect(() => {
    if (toNote === null) return;
    return whenIdle(() => {
      noteDevice(toNote);
      refreshPush(toNote);
    });
  }, [toNote]);
  // What is opened next; asked for again then where that fails.
  useEffect(() => whenIdle(() => void doWithout(() => import('./item-pages.ts')).catch(console.warn)), []);
  useEffect(() => {
    const message = takeMessageAfterReload();
    if (message !== null) addToast({ message, variant: 'error' });
    if (wasSignedIn() || isClearing()) {
      startSession();
      return;
    }
    const stopIdle = whenIdle(() => void findOut().catch(reportError));
    // Somebody signs in in another tab.
    const stopToken = onAccessTokenSaved(startSession);
    return () => {
      stopIdle();
      stopToken();
    };
  }, []);
  return null;
}
