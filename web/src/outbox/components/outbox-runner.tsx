import { useEffect } from 'react';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { isClearing } from '../device/device-owner.ts';

const TOLD = {
  refused: (fault: string) => addToast({ message: fault, variant: 'error' }),
  sent: (words: string) => addToast({ message: words, variant: 'success' }),
} as const;

/** Looks after what waits for the network while somebody is signed in, on every page. Shows nothing but toasts. */
export function OutboxRunner() {
  const { uid } = useCurrentUser();

  useEffect(() => {
    if (uid === null) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('../sending/run-outbox.ts')
      .then(({ runOutbox }) => {
        // Who signs out right after signing in has left, and Firestore has ended, before this is here.
        if (!left && !isClearing()) stop = runOutbox(uid, TOLD);
      })
      .catch(reportError);
    return () => {
      left = true;
      stop?.();
    };
  }, [uid]);

  return null;
}
