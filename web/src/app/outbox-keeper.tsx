import { useEffect } from 'react';
import { useCurrentUser } from '@/lib/current-user.ts';
import { isLeaving } from '@/lib/offline/device-owner.ts';
import { reportError } from '@/lib/report-error.ts';
import { addToast } from '@/lib/toasts.ts';

function tell(fault: string): void {
  addToast({ message: fault, variant: 'error' });
}

/** Looks after what waits for the network while somebody is signed in, on every page. Shows nothing but toasts. */
export function OutboxKeeper() {
  const { uid } = useCurrentUser();

  useEffect(() => {
    if (uid === null) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('@/lib/offline/keep-outbox.ts')
      .then(({ keepOutbox }) => {
        // Who signs out right after signing in has left, and Firestore has ended, before this is here.
        if (!left && !isLeaving()) stop = keepOutbox(uid, tell);
      })
      .catch(reportError);
    return () => {
      left = true;
      stop?.();
    };
  }, [uid]);

  return null;
}
