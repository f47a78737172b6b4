import { setTimeout as sleep } from 'node:timers/promises';
import type { DealPlan } from '../plan/deal-plan.ts';
import type { World } from '../platform/world.ts';
import { actOnOffer, seenOffer } from './offer-act.ts';
import { bookingsIdOf, buyerId, itemId, SELLER } from './shop-goods.ts';

/** Part of a price, in whole cents. */
export function partOf(price: number, part: number): number {
  return Number((Math.ceil(price * 100 * part) / 100).toFixed(2));
}

/** Deals in the race as it was planned; each side goes by what its page shows, and what is refused ends it. */
export async function deal(world: World, plan: DealPlan): Promise<boolean> {
  const { item, buyer, atMs, thinkMs, offered, counter, tabs, withdraws } = plan;
  const uid = buyerId(buyer);
  const conversationId = bookingsIdOf(item, uid);
  await sleep(atMs);
  const price = (await world.firestore.doc(`products/${itemId(item)}`).get()).get('resaleprice');
  if (price === undefined) return false;

  const answer = async (by: string, act: string, part?: number) => {
    const seen = await seenOffer(world, conversationId);
    await sleep(thinkMs);
    const amount = part === undefined ? {} : { amount: partOf(price, part) };
    return actOnOffer(world, by, { conversationId, act, seen, ...amount });
  };
  await answer(uid, 'offer', offered);
  const accepting = async (by: string) => {
    const tries = await Promise.all(Array.from({ length: tabs }, () => answer(by, 'accept')));
    return tries.some(({ status }) => status === 200);
  };
  const takesBack = withdraws === 'offer' ? answer(uid, 'withdraw') : undefined;
  if (counter !== undefined) await answer(SELLER, 'counter', counter);
  const agreed = await accepting(counter === undefined ? SELLER : uid);
  await takesBack;
  if (agreed && withdraws === 'deal') await answer(uid, 'withdraw');
  return agreed;
}
