import { type AccountPhase, deleteFound, deleteKnown } from '../jobs/account-phase.ts';
import { blocks } from './conversations.ts';
import { contactMarksDocument } from './mark-contact-data.ts';

/** What goes with an account of whom it blocked and who blocked it, and what was counted of its messages. */
export const CONVERSATION_PHASES: readonly AccountPhase[] = [
  deleteFound('blocksBy', ['blocks'], (uid) => blocks().where('blockerId', '==', uid)),
  deleteFound('blocksOf', ['blocks'], (uid) => blocks().where('blockedId', '==', uid)),
  deleteKnown('contactMarks', ['contactMarks'], (uid) => [contactMarksDocument(uid)]),
];
