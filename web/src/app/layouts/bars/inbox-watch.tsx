import { useEffect } from 'react';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { doWithout } from '@/lib/reload/missing-chunk.ts';

/** Counts unread conversations and notifications. If that fails, nothing is counted until the next visit. Gives back how to stop. */
async function watchInbox(uid: string): Promise<() => void> {
  try {
    const { watchUnread, watchUnseen } = await doWithout(() => import('./once-idle.ts'));
    const stops = [watchUnread(uid), watchUnseen(uid)];
    return () => {
      for (const stop of stops) stop();
    };
  } catch (error) {
    console.warn('The inbox is not counted', error);
    return () => {};
  }
}

/** Counts what waits in the inbox of the person who is signed in, once the page has time for it. Shows nothing itself. */
export function InboxWatch() {
  const { uid, userDoc, role } = useCurrentUser();
  // Once the rules know the account.
  const watched = userDoc !== null && userDoc.role === role ? uid : null;
  useEffect(() => {
    if (watched === null) return;
    let watching: Promise<() => void> | undefined;
    const stopIdle = whenIdle(() => {
      watching = watchInbox(watched);
    });
    return () => {
      stopIdle();
      void watching?.then((stop) => stop());
    };
  }, [watched]);
  return null;
}
