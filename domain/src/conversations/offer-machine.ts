import type { Side } from '../base/side.ts';

/** What an offer is: where it is stored, whose turn it is, and what came of it. */
export const OFFER_STATES = [
  'none',
  'open',
  'countered',
  'accepted',
  'declined',
  'expired',
  'lapsed',
  'ordered',
  'refunded',
] as const;
/** One of them. */
export type OfferState = (typeof OFFER_STATES)[number];

/** What people do about an offer. */
export const OFFER_ACTS = ['offer', 'counter', 'accept', 'decline', 'withdraw'] as const;
/** One of them. */
export type OfferAct = (typeof OFFER_ACTS)[number];

type Moves = Readonly<Record<Side, Partial<Record<OfferAct, OfferState>>>>;

const NO_MOVES: Moves = { buyer: {}, seller: {} };
const BUYER_OFFERS: Moves = { buyer: { offer: 'open' }, seller: {} };

/**
 * Who may do what, and where it leads. Who is asked answers, with another amount, too; who asks may take it back. What was
 * agreed binds the seller for a day, and the buyer as far as they pay: they may say sooner that they will not. Whoever did
 * not pay what was agreed has kept the item from others, and offers nothing more for it. Once the money went back, all is open.
 */
export const OFFER_MOVES: Readonly<Record<OfferState, Moves>> = {
  none: BUYER_OFFERS,
  open: {
    buyer: { withdraw: 'declined' },
    seller: { accept: 'accepted', counter: 'countered', decline: 'declined' },
  },
  countered: {
    buyer: { accept: 'accepted', offer: 'open', decline: 'declined' },
    seller: { withdraw: 'declined' },
  },
  accepted: { buyer: { withdraw: 'lapsed' }, seller: {} },
  declined: BUYER_OFFERS,
  expired: BUYER_OFFERS,
  lapsed: NO_MOVES,
  ordered: NO_MOVES,
  refunded: BUYER_OFFERS,
};

/** How long the other side has to answer, and the buyer to pay what was agreed, in hours. */
export const ANSWER_HOURS = 48;
export const AGREED_HOURS = 24;

const HOURS: Partial<Record<OfferState, number>> = {
  open: ANSWER_HOURS,
  countered: ANSWER_HOURS,
  accepted: AGREED_HOURS,
};

/** How long the state lasts, in milliseconds; undefined for one that the clock does not end. */
export function offerLasts(state: OfferState): number | undefined {
  const hours = HOURS[state];
  return hours === undefined ? undefined : hours * 3_600_000;
}
