import { MAX_LISTED } from '@thriftline/domain/base/collections';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';

/** The conversations of an account whose offer waits for a response or for payment, the first deadline first, live. */
export function useLiveOffers(uid: string): LiveList<Stored<Conversation>> {
  const [opened] = useState(() => new Date(serverNow()));
  return useLiveQuery(
    query(
      collectionOf('conversations'),
      where('members', 'array-contains', uid),
      where('offer.until', '>', opened),
      orderBy('offer.until'),
      limit(MAX_LISTED),
    ),
  );
}
