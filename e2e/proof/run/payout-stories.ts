import { DAYS_TO_SETTLE } from '@thriftline/domain/orders/order-deadlines';
import type { World } from '../platform/world.ts';
import { callOutsideRace } from './call-function.ts';
import { settle } from './calm-down.ts';
import { ADMIN, SELLER } from './shop-goods.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A sale that nobody has done anything about. */
interface Sale {
  orderId: string;
  buyerId: string;
}

/** The sales that stand, and whose seller is to get something. */
async function openSales({ firestore }: World): Promise<Sale[]> {
  const paid = await firestore.collection('orders').where('state', '==', 'paid').orderBy('__name__').get();
  const sales = await Promise.all(
    paid.docs.map(async (order) => {
      const { id } = order;
      const buyerId = String(order.get('buyerId'));
      const [payment, payout] = await Promise.all([
        firestore.doc(`payments/${id}`).get(),
        firestore.doc(`payouts/${id}`).get(),
      ]);
      const buyer = await firestore.doc(`users/${buyerId}`).get();
      const stands = payment.get('status') === 'recorded' && payment.get('dispute') === undefined;
      return stands && payout.get('net') > 0 && buyer.exists ? [{ orderId: id, buyerId }] : [];
    }),
  );
  return sales.flat();
}

async function receive(world: World, { orderId, buyerId }: Sale): Promise<void> {
  const input = { orderId, act: 'receive', seenState: 'paid' };
  await callOutsideRace(world.platform.url, buyerId, 'orderAct', input);
  await settle(world);
}

/** The provider sends the money, and answers that it failed; it saves that answer. */
async function answerIsLost(world: World, sale: Sale): Promise<void> {
  const body = sale.orderId;
  const fault = { kind: 'error', method: 'POST', path: '^/v1/transfers$', body, when: 'after', count: 1 };
  await world.controls.post('faults', fault);
  await receive(world, sale);
}

/** The buyer's money goes back when the seller has theirs. */
async function refundComesLate(world: World, sale: Sale): Promise<void> {
  await receive(world, sale);
  const input = { paymentIntentId: sale.orderId, reason: 'It broke on the first day' };
  await callOutsideRace(world.platform.url, ADMIN, 'refundPayment', input);
  await settle(world);
}

/** The bank takes the money when the seller has it, and keeps it, and nobody hears of either. */
async function bankIsUnheard(world: World, sale: Sale): Promise<void> {
  await receive(world, sale);
  await world.controls.post('webhooks', { drop: true });
  await world.controls.post(`payment_intents/${sale.orderId}/dispute`);
  const { disputes } = await world.controls.state();
  const dispute = disputes.find(({ payment_intent }) => payment_intent === sale.orderId);
  await world.controls.post(`disputes/${dispute?.id}/move`, { status: 'lost' });
  await world.controls.post('webhooks');
}

/** An admin splits the money once the two had their days to settle it, and the provider's answer to the refund is lost. */
async function splitIsLost(world: World, { orderId, buyerId }: Sale): Promise<void> {
  const act = (uid: string, name: string, seenState: string, more: object = {}) =>
    callOutsideRace(world.platform.url, uid, 'orderAct', { orderId, act: name, seenState, ...more });
  await act(SELLER, 'ship', 'paid');
  await act(buyerId, 'report', 'shipped', { reason: 'damaged', text: 'One of the legs is broken.' });
  world.clock.advance(DAYS_TO_SETTLE * DAY_MS);
  const fault = {
    kind: 'error',
    method: 'POST',
    path: '^/v1/refunds$',
    body: orderId,
    when: 'after',
    count: 1,
  };
  await world.controls.post('faults', fault);
  await act(ADMIN, 'split', 'escalated', { text: 'A third of it, for the broken leg.', toBuyer: 1.5 });
  await settle(world);
}

/**
 * Before what comes after the sale: some sales whose seller is paid, each with a story that in the rounds depends on the machine. The
 * seller's account has to take money.
 */
export async function tellPayoutStories(world: World): Promise<void> {
  const stories = [answerIsLost, refundComesLate, bankIsUnheard, splitIsLost];
  const sales = await openSales(world);
  for (const [index, story] of stories.entries()) {
    const sale = sales[index];
    if (sale) await story(world, sale);
  }
}
