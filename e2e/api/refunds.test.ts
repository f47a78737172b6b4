import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../journeys/shop.ts';
import { call, callCallable } from './call.ts';
import { pay, provider, refundedCents } from './cards.ts';
import { aStoredCategory } from './goods.ts';
import { aPerson, type Person } from './people.ts';
import { bookedProduct, openedPayment, recordPayment } from './purchase.ts';
import { auditOf, eventually, stored } from './stored.ts';

let admin: Person;
let seller: Person;
let buyer: Person;
let otherBuyer: Person;
let categoryId: string;

beforeAll(async () => {
  [admin, seller, buyer, otherBuyer] = await Promise.all([
    aPerson('Admin'),
    aPerson('Seller'),
    aPerson('Buyer'),
    aPerson('Buyer'),
  ]);
  categoryId = await aStoredCategory(seller, 'Chairs');
});

/** A product that the buyer bought, and that another buyer had booked too. */
async function sold() {
  const { productId, bookingsIds } = await bookedProduct({ seller, categoryId }, buyer, otherBuyer);
  const [bookingsId = '', lostId = ''] = bookingsIds;
  await call('POST', '/advertisement', { token: seller.token, json: { bookingId: productId } });
  const { paymentIntentId } = await openedPayment(buyer, bookingsId);
  await pay(paymentIntentId);
  expect((await recordPayment(buyer, paymentIntentId, bookingsId)).status).toBe(200);
  await eventually(
    () => stored(`bookings/${lostId}`),
    (booking) => booking?.soldToAnother === true,
  );
  return { productId, bookingsId, lostId, paymentIntentId };
}

const refund = (paymentIntentId: string, token?: string, reason = 'The chair broke on the way') =>
  callCallable('refundPayment', { paymentIntentId, reason }, token);

describe('refundPayment', () => {
  it('sends the money back, undoes the sale and is written down', async () => {
    const { productId, bookingsId, lostId, paymentIntentId } = await sold();
    const answer = await refund(paymentIntentId, admin.token);
    expect(answer).toMatchObject({ status: 200, body: { result: { refundId: expect.any(String) } } });

    expect(await refundedCents(paymentIntentId)).toBe(4550);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({
      status: 'refunded',
      refundDue: false,
      refundId: (answer.body as { result: { refundId: string } }).result.refundId,
      refundReason: 'The chair broke on the way',
      refundedBy: admin.uid,
      refundedAt: expect.anything(),
    });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ refunded: true, paid: false });
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: false, paid: false });
    expect(await stored(`advertisements/${productId}`)).toMatchObject({ availability: false, paid: false });
    expect(await stored(`bookings/${lostId}`)).not.toHaveProperty('soldToAnother');
    expect(await auditOf(`payments/${paymentIntentId}`)).toEqual([
      {
        who: admin.uid,
        whoName: admin.name,
        what: 'refundPayment',
        about: `payments/${paymentIntentId}`,
        aboutName: `$45.50 of ${buyer.email}`,
        why: 'The chair broke on the way',
        createdAt: expect.anything(),
      },
    ]);
  });

  it('lets somebody else buy, and later news of the first payment changes nothing', async () => {
    const { productId, bookingsId, lostId, paymentIntentId } = await sold();
    await refund(paymentIntentId, admin.token);
    const again = await openedPayment(otherBuyer, lostId);
    await pay(again.paymentIntentId);
    expect((await recordPayment(otherBuyer, again.paymentIntentId, lostId)).status).toBe(200);
    expect((await recordPayment(buyer, paymentIntentId, bookingsId)).status).toBe(409);
    expect(await stored(`products/${productId}`)).toMatchObject({ availability: true, paid: true });
    expect(await stored(`bookings/${lostId}`)).toMatchObject({ paid: true });
    expect(await stored(`bookings/${bookingsId}`)).toMatchObject({ refunded: true });
    expect(await refundedCents(again.paymentIntentId)).toBe(0);
  });

  it('happens once, however often and at the same time it is asked for', async () => {
    const { paymentIntentId } = await sold();
    const answers = await Promise.all([
      refund(paymentIntentId, admin.token),
      refund(paymentIntentId, admin.token),
      refund(paymentIntentId, admin.token),
    ]);
    for (const { status } of answers) expect([200, 400]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const later = await refund(paymentIntentId, admin.token);
    expect(later.body).toMatchObject({ error: { details: { code: 'conflict' } } });
    const { data } = await provider.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([4550]);
    expect(await auditOf(`payments/${paymentIntentId}`)).toHaveLength(1);
  });

  it('finishes what broke before the money went', async () => {
    const { paymentIntentId } = await sold();
    const record = firestore.doc(`payments/${paymentIntentId}`);
    await record.update({ status: 'refunded', refundDue: true });
    expect((await refund(paymentIntentId, admin.token)).status).toBe(200);
    expect(await refundedCents(paymentIntentId)).toBe(4550);
  });

  it('is for admins, with a reason, and about a payment', async () => {
    const { paymentIntentId } = await sold();
    expect((await refund(paymentIntentId)).status).toBe(401);
    for (const person of [buyer, seller]) {
      expect((await refund(paymentIntentId, person.token)).status).toBe(403);
    }
    const blank = await refund(paymentIntentId, admin.token, '   ');
    expect(blank.body).toMatchObject({ error: { details: { fields: { reason: expect.any(String) } } } });
    expect((await refund('pi_unknown', admin.token)).status).toBe(404);
    expect(await refundedCents(paymentIntentId)).toBe(0);
    expect(await stored(`payments/${paymentIntentId}`)).toMatchObject({ status: 'recorded' });
  });
});
