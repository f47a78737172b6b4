import { conversationsOf } from '../conversations/conversations.ts';
import { leaveConversation } from '../conversations/leave-conversation.ts';
import { type AccountPhase, deletingOf } from '../jobs/account-phase.ts';
import { eachDocument } from '../jobs/plan.ts';
import { endOffer } from './end-offer.ts';

/** What goes with an account of its conversations: its offers end, then its name goes, or all of it once both sides are gone. */
export const OFFER_PHASES: readonly AccountPhase[] = [
  deletingOf(
    ['conversations', 'messages', 'pictures'],
    eachDocument(
      'conversations',
      ({ about }) => conversationsOf(about),
      async ({ ref }, { about }) => {
        await endOffer(ref.id);
        await leaveConversation(ref, about);
        return true;
      },
    ),
  ),
];
