import { isMutedBy } from '@thriftline/domain/conversations/conversation';
import { offerState } from '@thriftline/domain/conversations/offer-state';
import { Timestamp } from 'firebase-admin/firestore';
import { conversations } from '../../conversations/conversations.ts';
import { attemptDue } from '../../jobs/due.ts';
import { notify } from '../notify.ts';

/** For how long after its end both sides of an offer may still be told: meanwhile a run may fail. */
const SINCE_MS = 60 * 60_000;

/** Conversations that are read at once. */
const PAGE = 500;

/**
 * Tells both sides, once each, of offers that the clock has ended: one that nobody answered, and an accepted one that was not paid
 * in time. Throws at the end when somebody could not be told: the next run does, and what is not begun by `until`. Both times are in
 * milliseconds since 1970.
 */
export async function notifyOnLapsedOffers(now: number, until?: number): Promise<void> {
  const { failed } = await attemptDue(
    conversations()
      .where('offer.until', '>', Timestamp.fromMillis(now - SINCE_MS))
      .where('offer.until', '<=', Timestamp.fromMillis(now))
      .orderBy('offer.until'),
    { page: PAGE, until },
    async (snapshot) => {
      const conversation = snapshot.data();
      const { offer, gone, members, productname } = conversation;
      if (offer?.until === undefined || gone !== undefined) return false;
      if (!['expired', 'lapsed'].includes(offerState(offer, now))) return false;
      const conversationId = snapshot.id;
      const params = { productname, conversationId };
      const news = {
        kind: 'offerLapsed',
        subject: conversationId,
        version: offer.until.toMillis(),
        params,
      } as const;
      for (const to of members) if (!isMutedBy(conversation, to)) await notify({ ...news, to });
      return true;
    },
  );
  if (failed > 0) throw new Error(`${failed} offers that have run out could not be told of`);
}
