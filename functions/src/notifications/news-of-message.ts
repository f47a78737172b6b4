import { type Conversation, isMutedBy, isUnreadBy, otherIn, sideOf } from '@thriftline/domain/conversation';
import type { AnyNews } from '@thriftline/domain/notifications/notification';

/**
 * What there is to tell of the last message of a conversation: one notification until they have read it, however many
 * messages come meanwhile. Nothing where it is read already or muted.
 */
export function newsOfMessage(conversationId: string, conversation: Conversation): AnyNews | undefined {
  const { lastBy, gone, productname, readUpTo } = conversation;
  if (lastBy === undefined || gone !== undefined) return undefined;
  const to = otherIn(conversation, lastBy);
  if (!isUnreadBy(conversation, to) || isMutedBy(conversation, to)) return undefined;
  const side = sideOf(conversation, to);
  return {
    kind: side === 'seller' ? 'question' : 'answer',
    to,
    subject: conversationId,
    version: readUpTo[side],
    params: { productname, conversationId },
  };
}
