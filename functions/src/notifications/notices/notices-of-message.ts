import {
  type Conversation,
  isMutedBy,
  isUnreadBy,
  otherIn,
  sideOf,
} from '@thriftline/domain/conversations/conversation';
import type { AnyNews } from '@thriftline/domain/notifications/notification';

/** What the last message did about the offer; undefined where it is a message like others, which comes at another time. */
function offerKind(conversation: Conversation) {
  const { offer, lastAt, lastBy = '' } = conversation;
  if (offer === undefined || offer.at.toMillis() !== lastAt?.toMillis()) return undefined;
  switch (offer.state) {
    case 'open':
      return 'offer';
    case 'countered':
      return 'counterOffer';
    case 'accepted':
      return 'offerAccepted';
    case 'declined':
      // The side that named it has withdrawn it.
      return offer.by === sideOf(conversation, lastBy) ? 'offerLapsed' : 'offerDeclined';
    case 'lapsed':
      return 'offerLapsed';
  }
}

/**
 * What there is to tell of the last message of a conversation: each offer and answer to one, and of other messages one
 * notification until they are read, however many come meanwhile. Nothing where it is read already or muted.
 */
export function noticesOfMessage(conversationId: string, conversation: Conversation): AnyNews | undefined {
  const { lastBy, gone, productname, readUpTo, count } = conversation;
  if (lastBy === undefined || gone !== undefined) return undefined;
  const to = otherIn(conversation, lastBy);
  if (!isUnreadBy(conversation, to) || isMutedBy(conversation, to)) return undefined;
  const side = sideOf(conversation, to);
  const told = { to, by: lastBy, subject: conversationId, params: { productname, conversationId } };
  const ofOffer = offerKind(conversation);
  if (ofOffer) return { kind: ofOffer, ...told, version: count };
  return { kind: side === 'seller' ? 'question' : 'answer', ...told, version: readUpTo[side] };
}
