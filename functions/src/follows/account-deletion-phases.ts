import { type AccountPhase, deleteFound, deleteKnown } from '../jobs/account-phase.ts';
import { follows, followsOf, sellerNewsDocument } from './follows.ts';

/** What goes with an account of whom it follows, who follows it, and what they were to hear of it. */
export const FOLLOW_PHASES: readonly AccountPhase[] = [
  deleteFound('followsBy', ['follows'], (uid) => follows().where('followerId', '==', uid)),
  deleteFound('followsOf', ['follows'], followsOf),
  deleteKnown('sellerNews', ['sellerNews'], (uid) => [sellerNewsDocument(uid)]),
];
