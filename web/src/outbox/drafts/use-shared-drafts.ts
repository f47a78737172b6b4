import { useEffect } from 'react';
import { useOnline } from '@/hooks/use-online.ts';
import { onDraftsChange } from './drafts.ts';
import { shareDrafts } from './share-drafts.ts';

/** How long after the last change of a draft it is shared, in milliseconds. */
const QUIET_MS = 3_000;

/** One after the other, also of several pages: each begins with what the one before left. */
let turn: Promise<unknown> = Promise.resolve();

function shareInTurn(uid: string, look: boolean): void {
  turn = turn
    .then(() => shareDrafts(uid, { look }))
    // The drafts are on this device all the same, and it is tried again with the next change.
    .catch((error: unknown) => console.warn('The drafts are on this device alone for now', error));
}

/** Keeps this device's drafts and those of the account the same while it is shown and there is a network. */
export function useSharedDrafts(uid: string): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    shareInTurn(uid, true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onDraftsChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => shareInTurn(uid, false), QUIET_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [uid, online]);
}
