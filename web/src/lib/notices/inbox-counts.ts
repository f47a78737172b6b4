import { useSyncExternalStore } from 'react';

/** What waits in the inbox of the person who is signed in. */
export interface InboxCounts {
  /** Conversations with something unread, but for muted ones. */
  messages: number;
  /** Notifications they have not seen, but for those of messages. */
  notifications: number;
}

/** Until it is known, and for strangers. */
export const EMPTY_INBOX: InboxCounts = { messages: 0, notifications: 0 };

let counts = EMPTY_INBOX;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the whole page how much there is of one part, and gives what there is of both. Only what watches the inbox calls it. */
export function setInboxCount(part: keyof InboxCounts, count: number): InboxCounts {
  counts = { ...counts, [part]: count };
  for (const listener of listeners) listener();
  return counts;
}

/** What waits in the inbox; zeros until that is known. */
export function useInboxCounts(): InboxCounts {
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => EMPTY_INBOX,
  );
}
