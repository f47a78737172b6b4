import { type Conversation, isUnreadBy } from '@thriftline/domain/conversations/conversation';
import { useEffect } from 'react';
import { useOnline } from '@/hooks/use-online.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { markRead } from '../api/mark-read.ts';

/** Marks an open conversation as read when somebody looks at it; only what the server has told, and only to the server. */
export function useReadMark(row: Row<Stored<Conversation>> | undefined, uid: string): void {
  const online = useOnline();
  const unread = row !== undefined && !row.pending && isUnreadBy(row.data, uid) ? row.data : undefined;
  useEffect(() => {
    if (unread === undefined || !online) return;
    const look = () => {
      if (document.visibilityState === 'visible') void markRead(unread, uid);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unread, uid, online]);
}
