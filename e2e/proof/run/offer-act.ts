import type { World } from '../platform/world.ts';
import { type CallAnswer, callFunction } from './call-function.ts';

/** An offer as a page shows it. */
export interface SeenOffer {
  state: string;
  amount?: number;
}

/** Before the first one. */
export const NO_OFFER: SeenOffer = { state: 'none' };

/** The offer that a page shows now, as it reads it: one that has run out is so. */
export async function seenOffer({ firestore, clock }: World, conversationId: string): Promise<SeenOffer> {
  const offer = (await firestore.doc(`conversations/${conversationId}`).get()).get('offer');
  if (offer === undefined) return NO_OFFER;
  const { state, until, amount } = offer;
  const isOver = until !== undefined && until.toMillis() <= clock.now();
  return { state: isOver ? (state === 'accepted' ? 'lapsed' : 'expired') : state, amount };
}

/** What somebody does about an offer. */
export interface OfferDeed {
  conversationId: string;
  act: string;
  seen: SeenOffer;
  /** Where the act names one. */
  amount?: number;
}

/** Does something about an offer, as the page does, and remembers what its side saw and named. */
export function actOnOffer(
  world: World,
  uid: string,
  deed: OfferDeed,
  call: typeof callFunction = callFunction,
): Promise<CallAnswer> {
  const { conversationId, act, seen, amount } = deed;
  world.said.push({ conversationId, by: uid, act, amount: amount ?? seen.amount ?? 0 });
  return call(world.platform.url, uid, 'offerAct', { ...deed });
}
