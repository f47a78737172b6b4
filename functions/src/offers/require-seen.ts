import type { OfferActInput } from '@thriftline/domain/conversations/offer-act';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';
import { notNow } from './not-now.ts';

/** Throws `conflict`, with what the offer is now, unless that is what the actor's page shows. */
export function requireSeen(offer: Offer | undefined, seen: OfferActInput['seen'], now: number): void {
  const state = offerState(offer, now);
  if (seen.state === state && (offer === undefined || seen.amount === offer.amount)) return;
  throw notNow(offer, now);
}
