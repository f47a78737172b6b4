import type { RunPlan } from '../plan/run-plan.ts';
import type { World } from '../platform/world.ts';
import { callOutsideRace } from './call-function.ts';
import { bookingsIdOf, buyerId } from './shop-goods.ts';
import { deliveryNow, shownBy, wayShown } from './shown-item.ts';

/**
 * Before the race: a card is charged, the browser is gone before it could tell anybody, and the webhook is lost. Only the
 * reconciliation can find the money. In the race that depends on the machine; here it always happens.
 */
export async function loseNewsOfMoney(world: World, { unheard }: RunPlan): Promise<void> {
  const bookingsId = bookingsIdOf(unheard.item, buyerId(unheard.buyer));
  const delivery = await deliveryNow(world, unheard.item);
  const shown = { ...(await shownBy(world, bookingsId)), delivery };
  const payment = { bookingsId, productprice: shown.price, ...wayShown(shown) };
  const opened = await callOutsideRace(
    world.platform.url,
    buyerId(unheard.buyer),
    'createPaymentIntent',
    payment,
  );
  const paymentIntentId = String(opened.result.paymentIntentId);
  await world.controls.post('webhooks', { drop: true });
  world.shown.push({ paymentIntentId, ...shown });
  await world.cards.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  await world.controls.post('webhooks');
}
