import { CATALOGUE_PHASES } from '../../catalogue/account-deletion-phases.ts';
import { CONVERSATION_PHASES } from '../../conversations/account-deletion-phases.ts';
import { FOLLOW_PHASES } from '../../follows/account-deletion-phases.ts';
import type { AccountPhase } from '../../jobs/account-phase.ts';
import type { Plan } from '../../jobs/plan.ts';
import { NOTIFICATION_PHASES } from '../../notifications/account-deletion-phases.ts';
import { OFFER_PHASES } from '../../offers/account-deletion-phases.ts';
import { ORDER_PHASES } from '../../orders/account-deletion-phases.ts';
import { PAYMENT_PHASES } from '../../payments/records/account-deletion-phases.ts';
import { REPORT_PHASES } from '../../reports/account-deletion-phases.ts';
import { REVIEW_PHASES } from '../../reviews/account-deletion-phases.ts';
import { SAVED_SEARCH_PHASES } from '../../saved-searches/account-deletion-phases.ts';
import { ITEM_PHASES, PICTURE_PHASES } from './item-and-picture-phases.ts';
import { OWN_PHASES } from './own-phases.ts';

/**
 * The phases of each concern, in their order: what is on offer goes first. What is counted of an account goes late, when nothing else
 * of it makes functions count, and pictures last, when nothing shows them.
 */
const OF_CONCERNS: readonly (readonly [concern: string, phases: readonly AccountPhase[]])[] = [
  ['items', ITEM_PHASES],
  ['catalogue', CATALOGUE_PHASES],
  ['orders', ORDER_PHASES],
  ['payments', PAYMENT_PHASES],
  ['notifications', NOTIFICATION_PHASES],
  ['offers', OFFER_PHASES],
  ['reports', REPORT_PHASES],
  ['savedSearches', SAVED_SEARCH_PHASES],
  ['conversations', CONVERSATION_PHASES],
  ['follows', FOLLOW_PHASES],
  ['reviews', REVIEW_PHASES],
  ['account', OWN_PHASES],
  ['pictures', PICTURE_PHASES],
];

/**
 * All phases of deleting an account, in order, each by its concern's name and its own. To change the order, rename what moved: a job
 * that is under way in a phase without that name begins anew, and doing a phase twice changes nothing.
 */
export const ACCOUNT_PHASES: readonly AccountPhase[] = OF_CONCERNS.flatMap(([concern, phases]) =>
  phases.map((phase) => ({ ...phase, name: `${concern}/${phase.name}` })),
);

/**
 * What goes with a deleted account: each concern says what of its own goes. Sold products, paid bookings, payments and their
 * pictures stay, and what was said, for the other side.
 */
export const DELETE_ACCOUNT: Plan = { phases: ACCOUNT_PHASES };
