import { LONGEST_DEAL_MS } from '../checker/longest-hold.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { callOutsideRace } from './call-function.ts';
import { partOf } from './deal.ts';
import { actOnOffer, NO_OFFER, type OfferDeed, seenOffer } from './offer-act.ts';
import { bookingsIdOf, buyerId, SELLER } from './shop-goods.ts';
import { priceNow, shownBy } from './shown-item.ts';

const HOUR_MS = 60 * 60_000;

/** Opens the payment at what the page shows; undefined when the server refuses. */
async function open(
  world: World,
  uid: string,
  bookingsId: string,
  price: number,
): Promise<string | undefined> {
  const input = { bookingsId, productprice: price };
  const { result } = await callOutsideRace(world.platform.url, uid, 'createPaymentIntent', input);
  if (typeof result.paymentIntentId !== 'string') return undefined;
  const { productname } = await shownBy(world, bookingsId);
  world.shown.push({ paymentIntentId: result.paymentIntentId, productname, price });
  return result.paymentIntentId;
}

async function pay(world: World, uid: string, bookingsId: string, paymentIntentId: string): Promise<void> {
  await world.cards.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  await callOutsideRace(world.platform.url, uid, 'recordPayment', { paymentIntentId, bookingsId });
}

/**
 * Before the race: a buyer offers, takes it back and offers less, which the seller's page does not show as they accept; the seller asks
 * for more, and is taken at their word in the moment in which they accept what another buyer offers. Who was agreed with pays, or
 * does so with a payment from before, at the item's own price, or does not in time. In the race it depends on the machine whether
 * any of that happens.
 */
export async function bargain(world: World, { bargained, items }: RunPlan): Promise<void> {
  const { item, buyers, story } = bargained;
  const [uid, rival] = [buyerId(buyers[0]), buyerId(buyers[1])];
  const price = (items[item]?.cents ?? 0) / 100;
  const [own, rivals] = [bookingsIdOf(item, uid), bookingsIdOf(item, rival)];
  const say = (by: string, deed: OfferDeed) => actOnOffer(world, by, deed, callOutsideRace);
  const now = async (by: string, conversationId: string, act: string, amount?: number) => {
    const seen = await seenOffer(world, conversationId);
    return say(by, { conversationId, act, seen, ...(amount !== undefined && { amount }) });
  };

  const old = story === 'paysOld' ? await open(world, uid, own, price) : undefined;
  if (old !== undefined) await callOutsideRace(world.platform.url, uid, 'releaseHold', { bookingsId: own });

  await say(uid, { conversationId: own, act: 'offer', seen: NO_OFFER, amount: partOf(price, 0.8) });
  const stale = await seenOffer(world, own);
  await now(uid, own, 'withdraw');
  await now(uid, own, 'offer', partOf(price, 0.55));
  await say(SELLER, { conversationId: own, act: 'accept', seen: stale });
  await now(SELLER, own, 'counter', partOf(price, 0.7));
  if (story === 'pays') await now(rival, rivals, 'offer', partOf(price, 0.9));
  await Promise.all([now(uid, own, 'accept'), ...(story === 'pays' ? [now(SELLER, rivals, 'accept')] : [])]);

  if (story === 'lapses') world.clock.advance(LONGEST_DEAL_MS + HOUR_MS);
  const payAt = async (by: string, bookingsId: string, amount: number) => {
    const intent = await open(world, by, bookingsId, amount);
    if (intent !== undefined) await pay(world, by, bookingsId, intent);
  };
  if (old !== undefined) await pay(world, uid, own, old);
  else if (story === 'lapses') await payAt(uid, own, partOf(price, 0.7));
  else {
    for (const [by, bookingsId] of [
      [uid, own],
      [rival, rivals],
    ] as const) {
      const { state } = await seenOffer(world, bookingsId);
      if (state === 'accepted') await payAt(by, bookingsId, await priceNow(world, item, bookingsId));
    }
  }
}
