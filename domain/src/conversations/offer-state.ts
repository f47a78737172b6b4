import type { Side } from '../base/side.ts';
import type { StoredTime } from '../base/stored-time.ts';
import type { OfferState } from './offer-machine.ts';

/** What becomes of a state by the clock alone. */
const RUN_OUT: Readonly<Partial<Record<OfferState, OfferState>>> = {
  open: 'expired',
  countered: 'expired',
  accepted: 'lapsed',
};

/** `conversations/{id}.offer`: functions alone write it. Absent before the first offer. */
export interface Offer {
  /** As it was stored last; `offerState` says what it is now. */
  state: Exclude<OfferState, 'none' | 'expired'>;
  /** The price as everywhere, and who named it. */
  amount: number;
  by: Side;
  /** How often each side has named an amount. */
  rounds: Readonly<Record<Side, number>>;
  /** When it came to be so, and until when it stays so; absent where no clock ends it. */
  at: StoredTime;
  until?: StoredTime;
  /** Which version of the item it is for (product-version.ts). */
  productVersion: number;
  /** The hold that keeps the item for the buyer, once it is accepted. */
  holdId?: string;
}

/** What an offer is at `now` (milliseconds since 1970): one that has run out is so, whatever is stored. */
export function offerState(offer: Pick<Offer, 'state' | 'until'> | undefined, now: number): OfferState {
  if (offer === undefined) return 'none';
  const isOver = offer.until !== undefined && offer.until.toMillis() <= now;
  return (isOver && RUN_OUT[offer.state]) || offer.state;
}

/**
 * What both sides of a conversation agreed on for the item, to pay or paid, at `now` (milliseconds since 1970); undefined where
 * its listed price is what it costs.
 */
export function agreedAmount(offer: Offer | undefined, now: number): number | undefined {
  const state = offerState(offer, now);
  return state === 'accepted' || state === 'ordered' ? offer?.amount : undefined;
}
