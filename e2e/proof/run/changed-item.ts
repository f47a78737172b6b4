import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { callOutsideRace } from './call-function.ts';
import { bookingsIdOf, buyerId, itemId } from './shop-goods.ts';
import { shownBy } from './shown-item.ts';
import { act } from './staff.ts';

/** What follows the item, or cleans up after it, comes later than the buyer, by so many milliseconds. */
const FOLLOWED_LATE_MS = 400;
/** More events than the trick brings about. */
const EVENTS = 6;

/** An item, who has booked it, and how its seller makes another of it. */
interface ChangedItem {
  item: number;
  buyer: number;
  trick: 'sellerSwapsItem' | 'sellerEditsItem';
}

/**
 * Before the race: a page shows a booked item, its seller makes another of it, and the buyer pays what the page shows before
 * anything else has followed. In the race it depends on the machine who is faster; here the buyer always is.
 */
export async function meetChangedItem(
  world: World,
  plan: RunPlan,
  { item, buyer, trick }: ChangedItem,
): Promise<void> {
  const { url, events } = world.platform;
  const uid = buyerId(buyer);
  const bookingsId = bookingsIdOf(item, uid);
  const shown = await shownBy(world, bookingsId);
  events.faults = Array.from({ length: EVENTS }, () => ({ delayMs: FOLLOWED_LATE_MS, copies: 1 }));
  const changed = await act(world, plan, { act: trick, atMs: 0, pick: item });
  if (!changed) throw new Error(`${itemId(item)} could not be changed: ${trick}`);
  const payment = { bookingsId, productprice: shown.price };
  const { result } = await callOutsideRace(url, uid, 'createPaymentIntent', payment);
  if (typeof result.paymentIntentId !== 'string') return;
  const { paymentIntentId } = result;
  world.shown.push({ paymentIntentId, ...shown });
  await world.cards.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  await callOutsideRace(url, uid, 'recordPayment', { paymentIntentId, bookingsId });
}
