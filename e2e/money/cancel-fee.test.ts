import { fromCents } from '@thriftline/domain/base/money';
import { type Books, isBalanced } from '@thriftline/domain/payouts/earnings';
import { reconcilePayout } from '@thriftline/functions/payments/payouts/reconcile-payout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { aStoredCategory } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';
import { control, pay, refundedCents } from './cards.ts';
import { runFunctionsHere } from './functions-here.ts';
import { bookedProduct, endOpenPayments, openedPayment, recordPayment } from './purchase.ts';
import { endSettings, setShop } from './shop-settings.ts';

runFunctionsHere();

const PAID = 4550;
/** What the local provider takes of that: 2.9 % and $0.30. */
const CARD_FEE = 162;
const BACK = PAID - CARD_FEE;

let admin: Person;
let buyer: Person;
let person: Person;
let categoryId: string;

const setPayer = (cancelFee: 'shop' | 'buyer') => setShop({ cancelFee });

beforeAll(async () => {
  [admin, person, buyer] = await Promise.all([aPerson('Admin'), aPerson('Seller'), aPerson('Buyer')]);
  categoryId = await aStoredCategory(person, 'Chairs');
  await callCallable('openPayouts', {}, person.token);
  const accountId = String((await stored(`sellerAccounts/${person.uid}`))?.accountId);
  await control(`accounts/${accountId}/onboard`, { outcome: 'complete' });
  const account = await eventually(
    () => stored(`sellerAccounts/${person.uid}`),
    (found) => found?.state === 'ready',
  );
  expect(account).toMatchObject({ isPerson: true });
  await setPayer('buyer');
});
afterAll(endSettings);

async function paidOrder(seller: Person = person): Promise<string> {
  await endOpenPayments(buyer);
  const { bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
  const [bookingsId = ''] = bookingsIds;
  const { paymentIntentId: orderId } = await openedPayment(buyer, bookingsId);
  await pay(orderId);
  expect((await recordPayment(buyer, orderId, bookingsId)).status).toBe(200);
  return orderId;
}

const cancel = (by: Person, orderId: string, more: object = {}) =>
  callCallable('orderAct', { orderId, act: 'cancel', seenState: 'paid', ...more }, by.token);

const CANCELED = { status: 200, body: { result: { state: 'refunded' } } };

describe('the card fee of a buyer who cancels', () => {
  it('is kept, told before and after, and stands in the books', async () => {
    const orderId = await paidOrder();
    expect(await stored(`orders/${orderId}`)).toMatchObject({ state: 'paid', cancelFee: CARD_FEE });
    for (const shownBack of [undefined, PAID, BACK + 1]) {
      const { status, body } = await cancel(buyer, orderId, { shownBack });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('$43.88');
    }
    expect(await refundedCents(orderId)).toBe(0);
    expect(await cancel(buyer, orderId, { shownBack: BACK })).toMatchObject(CANCELED);
    expect(await refundedCents(orderId)).toBe(BACK);
    const payment = await stored(`payments/${orderId}`);
    expect(payment).toMatchObject({
      status: 'refunded',
      refundDue: false,
      cardFeeKept: CARD_FEE,
      amountRefunded: BACK,
    });
    const told = await eventually(
      async () => {
        const { docs } = await firestore
          .collection(`users/${buyer.uid}/inbox`)
          .where('kind', '==', 'refunded')
          .get();
        return docs.map((found) => found.data());
      },
      (found) => found.length > 0,
    );
    expect(told).toMatchObject([{ params: { price: fromCents(BACK), cardFee: fromCents(CARD_FEE) } }]);
    await reconcilePayout(orderId);
    const payout = await eventually(
      () => stored(`payouts/${orderId}`),
      (found) => found?.state === 'cancelled',
    );
    expect(payout).toMatchObject({ state: 'cancelled', gross: PAID, back: BACK, fee: CARD_FEE, net: 0 });
    // What other tests sold may be on its way still.
    const books = async () =>
      ((await callCallable('readBooks', {}, admin.token)).body as { result: Books }).result;
    expect(await eventually(books, isBalanced)).toSatisfy(isBalanced);
  });

  it('is what was set when the order was paid', async () => {
    const orderId = await paidOrder();
    await setPayer('shop');
    const free = await paidOrder();
    await setPayer('buyer');
    expect(await cancel(buyer, orderId, { shownBack: BACK })).toMatchObject(CANCELED);
    expect(await cancel(buyer, free)).toMatchObject(CANCELED);
    expect([await refundedCents(orderId), await refundedCents(free)]).toEqual([BACK, PAID]);
  });

  it('is not kept when the seller cancels, nor of a seller who is not known to be a private person', async () => {
    const orderId = await paidOrder();
    expect(await cancel(person, orderId)).toMatchObject(CANCELED);
    const unknown = await paidOrder(await aPerson('Seller'));
    expect(await cancel(buyer, unknown)).toMatchObject(CANCELED);
    expect([await refundedCents(orderId), await refundedCents(unknown)]).toEqual([PAID, PAID]);
    expect(await stored(`payments/${unknown}`)).not.toHaveProperty('cardFeeKept');
  });
});
