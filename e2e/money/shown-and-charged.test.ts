import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { aStoredCategory } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { stored } from '../kit/stored.ts';
import { pay, refundedCents } from './cards.ts';
import {
  bookedProduct,
  DELIVERED,
  type Opened,
  openedPayment,
  openPayment,
  recordPayment,
  type Shop,
} from './purchase.ts';

let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  const seller = await aPerson('Seller');
  buyer = await aPerson('Buyer');
  shop = { seller, categoryId: await aStoredCategory(seller) };
});

/** Deletes the product and makes another under its id, past the rules: its clean-up comes too late for the buyer. */
async function swap(productId: string, changes: object): Promise<void> {
  const document = firestore.doc(`${COLLECTIONS.products}/${productId}`);
  const { hold: _hold, ...product } = (await document.get()).data() ?? {};
  await document.delete();
  await document.create({ ...product, ...changes, createdAt: FieldValue.serverTimestamp() });
}

describe('what is shown is what is charged', () => {
  it('refuses another price than the page showed, and says what it is now', async () => {
    const { productId, bookingsIds } = await bookedProduct(shop, buyer);
    await firestore.doc(`products/${productId}`).update({ resaleprice: 9999 });
    const refused = await openPayment(buyer, bookingsIds[0], 45.5);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          message: 'The price of this item is now $9,999, not $45.50.',
          fields: { productprice: 'Must be 9999' },
        },
      },
    });
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
    expect(await openPayment(buyer, bookingsIds[0], 9999)).toMatchObject({
      status: 200,
      body: { amount: 999_900 },
    });
  });

  it('charges a delivery at the price that the page showed, and to somewhere', async () => {
    const { productId, bookingsIds } = await bookedProduct(shop, buyer);
    const delivered = (more: object) => openPayment(buyer, bookingsIds[0], 45.5, { ...DELIVERED, ...more });
    expect(await delivered({ deliveryPrice: 0 })).toMatchObject({
      status: 409,
      body: { error: { fields: { deliveryPrice: 'Must be 600' } } },
    });
    expect(await delivered({ address: 'York' })).toMatchObject({
      status: 400,
      body: { error: { fields: { address: 'At least 10 characters' } } },
    });
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
    const sent = await delivered({});
    expect(sent).toMatchObject({ status: 200, body: { amount: 5150 } });
    // Picked up instead, it is another payment.
    const fetched = await openedPayment(buyer, bookingsIds[0]);
    expect(fetched.amount).toBe(4550);
    expect(fetched.paymentIntentId).not.toBe((sent.body as Opened).paymentIntentId);
  });

  it('opens no payment for an item that was made anew under the id of the booked one', async () => {
    const { productId, bookingsIds } = await bookedProduct(shop, buyer);
    await swap(productId, { productname: 'Brick' });
    const { status } = await openPayment(buyer, bookingsIds[0]);
    // The clean-up may have been faster: then the booking is gone.
    expect([404, 409]).toContain(status);
    expect(await stored(`products/${productId}`)).not.toHaveProperty('hold');
  });

  it('sends the money back that was meant for the item before', async () => {
    const { productId, bookingsIds } = await bookedProduct(shop, buyer);
    const { paymentIntentId } = await openedPayment(buyer, bookingsIds[0]);
    const booking = await stored(`bookings/${bookingsIds[0]}`);
    await swap(productId, { productname: 'Brick' });
    // As if the buyer had booked the new item too: only the intent tells that the money is not for it.
    await firestore
      .doc(`bookings/${bookingsIds[0]}`)
      .set({ ...booking, createdAt: FieldValue.serverTimestamp() });
    // The clean-up may have cancelled it.
    const isPaid = await pay(paymentIntentId).then(
      () => true,
      () => false,
    );
    await recordPayment(buyer, paymentIntentId, bookingsIds[0]);
    expect(await refundedCents(paymentIntentId)).toBe(isPaid ? 4550 : 0);
    expect(await stored(`products/${productId}`)).not.toHaveProperty('paid');
  });
});
