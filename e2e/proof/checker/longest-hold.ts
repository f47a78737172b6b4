/**
 * How long a hold may last from the moment it is taken, in milliseconds: ten minutes. The proof's own number, not the
 * shop's: the checker must see it when the shop holds longer.
 */
export const LONGEST_HOLD_MS = 10 * 60_000;

/** The same for an item that buyer and seller agreed on: a day. */
export const LONGEST_DEAL_MS = 24 * 60 * 60_000;
