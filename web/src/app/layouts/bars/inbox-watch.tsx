import { useEffect } from 'react';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { doWithout } from '@/lib/reload/missing-chunk.ts';

type Watching = Promise<(() => void) | undefined>;

/** Nothing is counted until the next visit where that fails. Gives how to stop. */
async function begun(watch: Promise<() => void>): Watching {
  try {
    return await watch;
  } catch (error) {
    console.warn('A part of the inbox is not counted', error);
    return undefined;
  }
}

const watchAll = (uid: string): Watching[] => [
  begun(
    doWithout(() => import('@/features/conversations/api/watch-unread.ts')).then(({ watchUnread }) =>
      watchUnread(uid),
    ),
  ),
  begun(
    doWithout(() => import('@/features/notifications/api/watch-unseen.ts')).then(({ watchUnseen }) =>
      watchUnseen(uid),
    ),
  ),
];

/** Counts what waits in the inbox of the person who is signed in, once the page has time for it. Shows nothing itself. */
export function InboxWatch() {
  const { uid, userDoc, role } = useCurrentUser();
  // Once the rules know the account.
  const watched = userDoc !== null && userDoc.role === role ? uid : null;
  useEffect(() => {
    if (watched === null) return;
    let watching: Watching[] = [];
    const stopIdle = whenIdle(() => {
      watching = watchAll(watched);
    });
    return () => {
      stopIdle();
      for (const part of watching) void part.then((stop) => stop?.());
    };
  }, [watched]);
  return null;
}
