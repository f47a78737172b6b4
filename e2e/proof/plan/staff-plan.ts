import type { Random } from './random.ts';

/** What those who are no buyers do in the middle of it all. */
export type StaffAct =
  /** An admin sends a payment's money back on the payments page. */
  | 'refund'
  /** Somebody does so in the card provider's dashboard, in whole. */
  | 'refundInDashboard'
  /** The bank sends a refund back. */
  | 'refundReturned'
  /** The holder of a card disputes a payment, and the bank takes it back. */
  | 'paymentIsDisputed'
  /** The bank gives what it took to the holder of the card. */
  | 'disputeIsLost'
  /** The bank decides for the shop. */
  | 'disputeIsWon'
  /** An admin deletes an item, sold or not, straight in Firestore. */
  | 'adminDeletesItem'
  /** The seller does, while it is neither sold nor held. */
  | 'sellerDeletesItem'
  /** The seller puts another price on an item that is neither sold nor held. */
  | 'sellerRepricesItem'
  /** The seller makes another item of it, by an edit as the rules let them, while it is neither sold nor held. */
  | 'sellerEditsItem'
  /** The seller deletes such an item and makes another under its id, past the rules, which take each id once. */
  | 'sellerSwapsItem'
  /** The seller's account goes, and with it what is unsold. */
  | 'sellerIsDeleted'
  /** A buyer's account goes. */
  | 'buyerIsDeleted';

/** One act, and which of the payments, items or buyers there are then it is about. */
export interface StaffPlan {
  act: StaffAct;
  atMs: number;
  pick: number;
}

const ACTS: readonly [StaffAct, ...StaffAct[]] = [
  'refund',
  'refund',
  'refund',
  'refundInDashboard',
  'refundReturned',
  'refundReturned',
  'paymentIsDisputed',
  'paymentIsDisputed',
  'disputeIsLost',
  'adminDeletesItem',
  'sellerDeletesItem',
  'buyerIsDeleted',
];

/** What the seller does to cheat the buyers; it is worth most while they are about to pay. */
const TRICKS: readonly [StaffAct, ...StaffAct[]] = [
  'sellerRepricesItem',
  'sellerEditsItem',
  'sellerSwapsItem',
];
const LATEST_TRICK_MS = 500;

/** After most of the buyers have paid, when there is something to refund. */
const EARLIEST_MS = 150;
const LATEST_MS = 1_600;

/** Draws what happens beside the race. A refund comes back less often than the shop gives up sending it. */
export function planStaff(random: Random): StaffPlan[] {
  const acts = Array.from({ length: random.between(1, 4) }, () => random.pick(ACTS));
  if (random.chance(0.06)) acts.push('sellerIsDeleted');
  const tricks = Array.from({ length: random.between(0, 3) }, () => random.pick(TRICKS));
  return [
    ...acts.map((act) => ({
      act,
      atMs: random.between(EARLIEST_MS, LATEST_MS),
      pick: random.between(0, 99),
    })),
    ...tricks.map((act) => ({ act, atMs: random.between(0, LATEST_TRICK_MS), pick: random.between(0, 99) })),
  ];
}
