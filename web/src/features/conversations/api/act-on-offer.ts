import type { CallableResults } from '@thriftline/domain/calls/callables';
import type { OfferAct } from '@thriftline/domain/conversations/offer-machine';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';
import { callFunction } from '@/lib/calls/callables.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';

/** What somebody does about an offer, and the offer as their page shows it: of anything else the server decides nothing. */
export interface OfferDeed {
  conversationId: string;
  act: OfferAct;
  /** Where the act names one. */
  amount?: number;
  offer: Offer | undefined;
}

/** Offers, counters, accepts, declines or takes back. It binds, so it is never queued. Throws AppError with words for the user. */
export function actOnOffer({
  conversationId,
  act,
  amount,
  offer,
}: OfferDeed): Promise<CallableResults['offerAct']> {
  const seen = { state: offerState(offer, serverNow()), ...(offer && { amount: offer.amount }) };
  return callFunction('offerAct', { conversationId, act, seen, ...(amount !== undefined && { amount }) });
}
