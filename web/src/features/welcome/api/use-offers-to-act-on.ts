import { sideOf } from '@thriftline/domain/conversations/conversation';
import { offerState } from '@thriftline/domain/conversations/offer-state';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useNow } from '@/hooks/use-now.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

/** Conversations whose offer waits for this account, by id, the first deadline first. */
export interface OffersToActOn {
  /** Agreed on, for the account to pay. */
  toPay: readonly string[];
  /** For the account to respond to. */
  toAnswer: readonly string[];
}

/** The offers that wait for an account, live; undefined while unknown. */
export function useOffersToActOn(uid: string): OffersToActOn | undefined {
  const [opened] = useState(() => new Date(serverNow()));
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('conversations'),
      where('members', 'array-contains', uid),
      where('offer.until', '>', opened),
      orderBy('offer.until'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  const ends = rows.flatMap(({ data }) => data.offer?.until?.toMillis() ?? []);
  const now = useNow(ends.find((end) => end > serverNow()));
  if (status !== 'ready') return undefined;
  const idsOf = (side: 'buyer' | 'seller', state: 'accepted' | 'open' | 'countered') =>
    rows.flatMap(({ data }) =>
      sideOf(data, uid) === side && offerState(data.offer, now) === state ? [data._id] : [],
    );
  return {
    toPay: idsOf('buyer', 'accepted'),
    toAnswer: [...idsOf('seller', 'open'), ...idsOf('buyer', 'countered')],
  };
}
