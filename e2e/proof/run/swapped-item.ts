import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { callOutsideRace } from './call-function.ts';
import { bookingsIdOf, buyerId, itemId } from './shop-goods.ts';
import { shownBy } from './shown-item.ts';
import { act } from './staff.ts';

/** What cleans up after the item comes later than the buyer, by so many milliseconds. */
const CLEAN_UP_LATE_MS = 400;
/** More events than the swap brings about. */
const EVENTS = 6;

/**
 * Before the race: a page shows a booked item, its seller makes another under its id, and the buyer pays what the page
 * shows before anything was cleaned up. In the race it depends on the machine who is faster; here the buyer always is.
 */
export async function meetSwappedItem(world: World, plan: RunPlan): Promise<void> {
  const { item, buyer } = plan.swapped;
  const { url, events } = world.platform;
  const uid = buyerId(buyer);
  const bookingsId = bookingsIdOf(item, uid);
  const shown = await shownBy(world, bookingsId);
  events.faults = Array.from({ length: EVENTS }, () => ({ delayMs: CLEAN_UP_LATE_MS, copies: 1 }));
  const swapped = await act(world, plan, { act: 'sellerSwapsItem', atMs: 0, pick: item });
  if (!swapped) throw new Error(`${itemId(item)} could not be swapped`);
  const payment = { bookingsId, productprice: shown.price };
  const { result } = await callOutsideRace(url, uid, 'createPaymentIntent', payment);
  if (typeof result.paymentIntentId !== 'string') return;
  const { paymentIntentId } = result;
  world.shown.push({ paymentIntentId, ...shown });
  await world.cards.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  await callOutsideRace(url, uid, 'recordPayment', { paymentIntentId, bookingsId });
}
