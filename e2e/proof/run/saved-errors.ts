import type { RunPlan, SavedErrorsPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { callOutsideRace } from './call-function.ts';
import { bookingsIdOf, buyerId } from './shop-goods.ts';
import { shownBy } from './shown-item.ts';

/** Lets the next request to make one of these fail; the provider saves the error under the request's key. */
async function failNext({ controls }: World, path: string, when: 'before' | 'after'): Promise<void> {
  await controls.post('faults', { kind: 'error', method: 'POST', path, when, count: 1 });
}

/** Opens the payment, which meets an error; the page is left at once, so that others can open theirs. */
async function open(world: World, uid: string, bookingsId: string, { intent }: SavedErrorsPlan) {
  const shown = await shownBy(world, bookingsId);
  const { url } = world.platform;
  await failNext(world, '^/v1/payment_intents$', intent);
  const { result } = await callOutsideRace(url, uid, 'createPaymentIntent', {
    bookingsId,
    productprice: shown.price,
  });
  await callOutsideRace(url, uid, 'releaseHold', { bookingsId });
  if (typeof result.paymentIntentId !== 'string') return undefined;
  world.shown.push({ paymentIntentId: result.paymentIntentId, ...shown });
  return result.paymentIntentId;
}

/**
 * Before the race: two buyers pay for one item, one after the other and without hurry, and the card provider saves an
 * error under the first key of each intent and of the refund. In the race it depends on the machine whether a fault
 * meets such a request; here it always does.
 */
export async function meetSavedErrors(world: World, { savedErrors }: RunPlan): Promise<void> {
  const { item, buyers, refund } = savedErrors;
  const opened: { uid: string; bookingsId: string; paymentIntentId: string }[] = [];
  for (const uid of buyers.map(buyerId)) {
    const bookingsId = bookingsIdOf(item, uid);
    const paymentIntentId = await open(world, uid, bookingsId, savedErrors);
    if (paymentIntentId !== undefined) opened.push({ uid, bookingsId, paymentIntentId });
  }
  await failNext(world, '^/v1/refunds$', refund);
  for (const { paymentIntentId } of opened) {
    await world.cards.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  }
  for (const { uid, ...payment } of opened) {
    await callOutsideRace(world.platform.url, uid, 'recordPayment', payment);
  }
}
