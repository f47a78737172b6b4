import { CURRENCY, fromCents } from '@thriftline/domain/base/money';
import type { CallableName } from '@thriftline/domain/calls/callables';
import { type Books, isBalanced } from '@thriftline/domain/payouts/earnings';
import { type Payout, shares } from '@thriftline/domain/payouts/payout';
import { payoutNext } from '@thriftline/domain/payouts/payout-texts';
import { reconcilePayout } from '@thriftline/functions/payments/payouts/reconcile-payout';
import { settlePayouts } from '@thriftline/functions/payments/payouts/settle-payouts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { aStoredCategory } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { eventually, stored } from '../kit/stored.ts';
import {
  closeDispute,
  control,
  dispute,
  failRefund,
  failRequests,
  pay,
  provider,
  refundedCents,
} from './cards.ts';
import { runFunctionsHere } from './functions-here.ts';
import { bookedProduct, endOpenPayments, openedPayment, recordPayment } from './purchase.ts';
import { endSettings, setShop } from './shop-settings.ts';

runFunctionsHere();

/** Of $45.50 the shop keeps 5 % and $0.30: half a cent is rounded up. */
const SETTINGS = { feePercent: 5, feeFixed: 0.3 };
const FEE = 258;
const NET = 4550 - FEE;

let admin: Person;
let buyer: Person;
let categoryId: string;

beforeAll(async () => {
  let seller: Person;
  [admin, seller, buyer] = await Promise.all([aPerson('Admin'), aPerson('Seller'), aPerson('Buyer')]);
  categoryId = await aStoredCategory(seller, 'Chairs');
  await setShop(SETTINGS);
});
afterAll(endSettings);

const answerOf = async (person: Person, name: CallableName, data: object = {}) =>
  (await callCallable(name, data, person.token)).body as {
    result?: Record<string, unknown>;
    error?: { details: { code: string } };
  };

/** Somebody who sells, and has no account with the provider. */
const aSeller = () => aPerson('Seller', 'Sal Seller');

/** Asks for the way to be paid, and gives the account that it is about. */
async function openAccount(seller: Person): Promise<string> {
  const { result } = await answerOf(seller, 'openPayouts');
  expect(result?.url).toMatch(/^http/);
  return String((await stored(`sellerAccounts/${seller.uid}`))?.accountId);
}

const accountBecomes = (seller: Person, state: string) =>
  eventually(
    () => stored(`sellerAccounts/${seller.uid}`),
    (account) => account?.state === state,
  ).then((account) => expect(account).toMatchObject({ state }));

async function aPaidSeller(): Promise<{ seller: Person; accountId: string }> {
  const seller = await aSeller();
  const accountId = await openAccount(seller);
  await control(`accounts/${accountId}/onboard`, { outcome: 'complete' });
  await accountBecomes(seller, 'ready');
  return { seller, accountId };
}

/** An order of somebody's item that was just paid. */
async function paidOrder(seller: Person): Promise<string> {
  await endOpenPayments(buyer);
  const { bookingsIds } = await bookedProduct({ seller, categoryId }, buyer);
  const { paymentIntentId: orderId } = await openedPayment(buyer, bookingsIds[0]);
  await pay(orderId);
  expect((await recordPayment(buyer, orderId, bookingsIds[0])).status).toBe(200);
  return orderId;
}

async function release(orderId: string): Promise<void> {
  const answer = await answerOf(buyer, 'orderAct', { orderId, act: 'receive', seenState: 'paid' });
  expect(answer).toEqual({ result: { state: 'released' } });
}

const payoutOf = (orderId: string) => stored(`payouts/${orderId}`);
const payoutBecomes = async (orderId: string, facts: object) => {
  const found = await eventually(
    () => payoutOf(orderId),
    (payout) => Object.entries(facts).every(([name, value]) => payout?.[name] === value),
  );
  expect(found).toMatchObject(facts);
  return found;
};
const transfersOf = async (orderId: string) => {
  const { bookingsId } = (await payoutOf(orderId)) as { bookingsId: string };
  const { data } = await provider.transfers.list({ transfer_group: bookingsId });
  return data.map(({ amount, amount_reversed, destination }) => ({ amount, amount_reversed, destination }));
};
const toldOf = async (uid: string, kind: string) =>
  (await firestore.collection(`users/${uid}/inbox`).where('kind', '==', kind).get()).docs.map((entry) =>
    entry.get('params'),
  );

/** What they are told comes after what it is about; and once, as every event about the payment would tell it again. */
const toldOnce = async (uid: string, kind: string) =>
  expect(
    await eventually(
      () => toldOf(uid, kind),
      (told) => told.length > 0,
    ),
  ).toHaveLength(1);

/** A sale whose seller has their share. */
async function paidOut() {
  const { seller, accountId } = await aPaidSeller();
  const orderId = await paidOrder(seller);
  await release(orderId);
  await payoutBecomes(orderId, { state: 'sent', transferred: NET });
  return { seller, accountId, orderId };
}

describe('what a seller gets', () => {
  it('waits for the order’s end, and then goes to their account, less what the shop keeps', async () => {
    const { seller, accountId } = await aPaidSeller();
    const orderId = await paidOrder(seller);
    expect(await payoutOf(orderId)).toMatchObject({
      state: 'waiting',
      sellerId: seller.uid,
      gross: 4550,
      fee: FEE,
      rounding: 5000,
      net: NET,
    });
    const waiting = await answerOf(seller, 'readEarnings');
    expect(waiting.result).toEqual({ waiting: NET, onHold: 0, onItsWay: 0, sent: 0, takenBack: 0, owed: 0 });
    const obstacles = await answerOf(seller, 'findDeletionObstacles');
    expect(JSON.stringify(obstacles)).toContain('payoutOpen');
    expect(await transfersOf(orderId)).toEqual([]);
    await release(orderId);
    await payoutBecomes(orderId, { state: 'sent', transferred: NET, reversed: 0 });
    expect(await transfersOf(orderId)).toEqual([{ amount: NET, amount_reversed: 0, destination: accountId }]);
    expect((await answerOf(seller, 'readEarnings')).result).toMatchObject({ waiting: 0, sent: NET });
    expect(
      await eventually(
        () => toldOf(seller.uid, 'payoutSent'),
        (told) => told.length > 0,
      ),
    ).toEqual([{ productname: 'Oak chair', price: fromCents(NET) }]);
    const mark = () => stored(`unsettledPayouts/${orderId}`);
    expect(await eventually(mark, (found) => found === undefined)).toBeUndefined();
  });

  it('waits for them to say where it goes, and goes once they have', async () => {
    const seller = await aSeller();
    const orderId = await paidOrder(seller);
    await release(orderId);
    await payoutBecomes(orderId, { state: 'blocked', block: 'account' });
    await toldOnce(seller.uid, 'payoutBlocked');
    const accountId = await openAccount(seller);
    expect(await openAccount(seller)).toBe(accountId);
    await control(`accounts/${accountId}/onboard`, { outcome: 'incomplete' });
    await accountBecomes(seller, 'restricted');
    expect((await stored(`sellerAccounts/${seller.uid}`))?.missing).not.toEqual([]);
    await control(`accounts/${accountId}/make_ready`);
    await payoutBecomes(orderId, { state: 'sent', transferred: NET });
    expect((await payoutOf(orderId))?.block).toBeUndefined();
  });

  it('is sent once, though its answer got lost and the provider saved an error', async () => {
    const { seller } = await aPaidSeller();
    const orderId = await paidOrder(seller);
    await failRequests({ path: '^/v1/transfers$', body: orderId, method: 'POST', when: 'after', count: 1 });
    await release(orderId);
    const mark = firestore.doc(`unsettledPayouts/${orderId}`);
    await eventually(
      async () => ({ failures: (await mark.get()).get('failures'), payout: await payoutOf(orderId) }),
      // Late news of the payment may have it tried again before the sweep.
      ({ failures, payout }) => failures > 0 || payout?.state === 'sent',
    );
    // Its time to be tried again has come.
    await mark.set({ dueAt: Timestamp.fromMillis(0), failures: 1 });
    await settlePayouts(Date.now());
    await payoutBecomes(orderId, { state: 'sent', transferred: NET });
    expect(await transfersOf(orderId)).toHaveLength(1);
  });

  it('waits while the provider holds the account, and the seller reads why', async () => {
    const { seller, accountId } = await aPaidSeller();
    const orderId = await paidOrder(seller);
    await control(`accounts/${accountId}/restrict`, { due: ['individual.verification.document'] });
    await accountBecomes(seller, 'restricted');
    expect(await stored(`sellerAccounts/${seller.uid}`)).toMatchObject({
      missing: ['individual.verification.document'],
    });
    await toldOnce(seller.uid, 'payoutsRestricted');
    await release(orderId);
    await payoutBecomes(orderId, { state: 'blocked', block: 'account' });
    await control(`accounts/${accountId}/make_ready`);
    await payoutBecomes(orderId, { state: 'sent' });
  });

  it('stays on hold where a suspended seller’s account is deleted, until an admin refunds the buyer', async () => {
    const { seller } = await aPaidSeller();
    const orderId = await paidOrder(seller);
    await answerOf(admin, 'suspendUser', { uid: seller.uid, reason: 'Sold what was not theirs' });
    const orderIs = (state: string) =>
      eventually(
        () => stored(`orders/${orderId}`),
        (order) => order?.state === state,
      );
    expect(await orderIs('escalated')).toMatchObject({ state: 'escalated' });
    const text = 'The buyer has the item.';
    await answerOf(admin, 'orderAct', { orderId, act: 'release', seenState: 'escalated', text });
    await payoutBecomes(orderId, { state: 'blocked', block: 'suspended' });

    await answerOf(admin, 'deleteUser', { uid: seller.uid, reason: 'Sold what was not theirs' });
    expect(await stored(`users/${seller.uid}`)).toBeUndefined();
    await reconcilePayout(orderId);
    expect(await payoutOf(orderId)).toMatchObject({ state: 'blocked', block: 'suspendedForGood' });
    expect(await transfersOf(orderId)).toEqual([]);

    const refund = { paymentIntentId: orderId, reason: 'The item was stolen.' };
    expect(await answerOf(admin, 'refundPayment', refund)).toHaveProperty('result');
    await payoutBecomes(orderId, { state: 'cancelled' });
    expect(await transfersOf(orderId)).toEqual([]);
  });

  it('goes to a seller in good standing whose account is deleted', async () => {
    const { seller } = await aPaidSeller();
    const orderId = await paidOrder(seller);
    await answerOf(admin, 'deleteUser', { uid: seller.uid, reason: 'They asked for it.' });
    expect(await stored(`users/${seller.uid}`)).toBeUndefined();
    await release(orderId);
    await payoutBecomes(orderId, { state: 'sent', transferred: NET });
  });

  it('goes to a new account where theirs has left the shop', async () => {
    const { seller, accountId } = await aPaidSeller();
    const orderId = await paidOrder(seller);
    await control(`accounts/${accountId}/deauthorize`);
    await accountBecomes(seller, 'restricted');
    await release(orderId);
    await payoutBecomes(orderId, { state: 'blocked', block: 'account' });
    const next = await openAccount(seller);
    expect(next).not.toBe(accountId);
    await control(`accounts/${next}/onboard`, { outcome: 'complete' });
    await payoutBecomes(orderId, { state: 'sent', transferred: NET });
    expect(await transfersOf(orderId)).toMatchObject([{ amount: NET, destination: next }]);
  });

  it('is for sellers alone to set up, and the books for admins', async () => {
    expect((await answerOf(buyer, 'openPayouts')).error?.details.code).toBe('permission-denied');
    expect((await answerOf(buyer, 'readBooks')).error?.details.code).toBe('permission-denied');
    const { result } = await answerOf(admin, 'readBooks');
    expect(result).toMatchObject({ gross: expect.any(Number), fees: expect.any(Number), owed: 0 });
  });
});

describe('the books', () => {
  it('have every cent once, and agree with the provider sale by sale', async () => {
    const { seller } = await aPaidSeller();
    const sold = async () => {
      const orderId = await paidOrder(seller);
      await release(orderId);
      await payoutBecomes(orderId, { state: 'sent' });
      return orderId;
    };
    const [part, back, lost, called] = [await sold(), await sold(), await sold(), await paidOrder(seller)];
    await provider.refunds.create({ payment_intent: part, amount: 1050 });
    await answerOf(admin, 'refundPayment', { paymentIntentId: back, reason: 'It was broken' });
    await answerOf(seller, 'orderAct', { orderId: called, act: 'cancel', seenState: 'paid' });
    await dispute(lost);
    await payoutBecomes(lost, { state: 'reversed', withBank: 4550 });
    await closeDispute(lost, 'lost');
    await payoutBecomes(back, { state: 'reversed', back: 4550 });
    await payoutBecomes(called, { state: 'cancelled', back: 4550 });
    await payoutBecomes(part, { state: 'sent', back: 1050, reversed: NET - (3500 - 205) });
    for (const orderId of [part, back, lost, called]) {
      const payout = (await payoutOf(orderId)) as unknown as Payout;
      const { fee, net } = shares(payout);
      expect(payout.gross).toBe(payout.back + (payout.withBank ?? 0) + fee + net);
      expect(payout.back).toBe(await refundedCents(orderId));
      const sent = (await transfersOf(orderId)).map((one) => one.amount - one.amount_reversed);
      expect(net).toBe(sent.reduce((sum, cents) => sum + cents, 0));
    }
    const books = async () => (await answerOf(admin, 'readBooks')).result as unknown as Books;
    expect(await eventually(books, isBalanced)).toSatisfy(isBalanced);
  });
});

describe('what a seller has', () => {
  it('comes back when the buyer’s money goes back', async () => {
    const { seller, orderId } = await paidOut();
    await answerOf(admin, 'refundPayment', { paymentIntentId: orderId, reason: 'It was broken' });
    await payoutBecomes(orderId, { state: 'reversed', reversed: NET });
    expect(await transfersOf(orderId)).toMatchObject([{ amount: NET, amount_reversed: NET }]);
    expect(await refundedCents(orderId)).toBe(4550);
    await toldOnce(seller.uid, 'payoutReversed');
    expect((await answerOf(seller, 'readEarnings')).result).toMatchObject({ sent: 0, takenBack: NET });
  });

  it('comes back in part when part of the money goes back', async () => {
    const { orderId } = await paidOut();
    await provider.refunds.create({ payment_intent: orderId, amount: 1050 });
    // 5 % of the $35.00 that are left, and the $0.30.
    const net = 3500 - 205;
    await payoutBecomes(orderId, { state: 'sent', net, reversed: NET - net });
    expect(await transfersOf(orderId)).toMatchObject([{ amount: NET, amount_reversed: NET - net }]);
  });

  it('is whole again where the bank returns that part, and comes back whole with the rest', async () => {
    const { seller, orderId } = await paidOut();
    const { id } = await provider.refunds.create({ payment_intent: orderId, amount: 1050 });
    const part = NET - (3500 - 205);
    await payoutBecomes(orderId, { state: 'sent', reversed: part });
    await failRefund(id);
    await payoutBecomes(orderId, { state: 'sent', net: NET, transferred: NET + part, reversed: part });
    expect(await transfersOf(orderId)).toMatchObject([
      { amount: part, amount_reversed: 0 },
      { amount: NET, amount_reversed: part },
    ]);
    expect((await answerOf(seller, 'readEarnings')).result).toMatchObject({ sent: NET, onItsWay: 0 });
    const told = () => stored(`users/${admin.uid}/inbox/refundStuck_${orderId}_returned-1`);
    expect(await eventually(told, (one) => one !== undefined)).toMatchObject({ params: { price: 10.5 } });
    await answerOf(admin, 'refundPayment', { paymentIntentId: orderId, reason: 'It was broken' });
    await payoutBecomes(orderId, { state: 'reversed', reversed: NET + part });
    const rests = (await transfersOf(orderId)).map((one) => one.amount - one.amount_reversed);
    expect(rests).toEqual([0, 0]);
  });

  it('comes back while a bank asks for it, and goes again once that is won', async () => {
    const { orderId } = await paidOut();
    await dispute(orderId);
    await payoutBecomes(orderId, { state: 'reversed', reversed: NET });
    await closeDispute(orderId, 'won');
    await payoutBecomes(orderId, { state: 'sent', reversed: 0 });
    const transfers = await transfersOf(orderId);
    expect(transfers.map(({ amount_reversed }) => amount_reversed).sort()).toEqual([0, NET]);
  });

  it('goes again out of the shop’s balance where its charge counts as spent, once that is enough', async () => {
    const { orderId } = await paidOut();
    await control('connect', { reversedCounts: true });
    try {
      await dispute(orderId);
      await payoutBecomes(orderId, { state: 'reversed', reversed: NET });
      await failRequests({
        path: '^/v1/transfers$',
        // Out of the balance alone.
        body: `^(?!.*source_transaction).*${orderId}`,
        method: 'POST',
        status: 400,
        code: 'balance_insufficient',
        count: 50,
      });
      await closeDispute(orderId, 'won');
      const refused = { state: 'blocked', block: 'refused', failure: 'balance_insufficient' };
      expect(payoutNext((await payoutBecomes(orderId, refused)) as unknown as Payout)).toMatch(/every hour/);
      await control('faults/clear');
      // Other sales bring it what it lacks.
      const card = { allowed_payment_method_types: ['card' as const] };
      const { id } = await provider.paymentIntents.create({ amount: 100_000, currency: CURRENCY, ...card });
      await pay(id);
      await control('balance/make_available');
      const mark = firestore.doc(`unsettledPayouts/${orderId}`);
      await mark.set({ dueAt: Timestamp.fromMillis(0), failures: 0 });
      await settlePayouts(Date.now());
      await payoutBecomes(orderId, { state: 'sent', transferred: NET, reversed: 0 });
    } finally {
      await control('connect', { reversedCounts: false });
    }
    const { bookingsId } = (await payoutOf(orderId)) as { bookingsId: string };
    const { data } = await provider.transfers.list({ transfer_group: bookingsId });
    expect(data.map(({ reversed, source_transaction }) => [reversed, source_transaction !== null])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('comes back where it went a second time, by somebody who was slow', async () => {
    const { accountId, orderId } = await paidOut();
    const { latest_charge } = await provider.paymentIntents.retrieve(orderId);
    const sendOnceMore = async (amount: number) => {
      const metadata = { paymentIntentId: orderId };
      const from = { source_transaction: String(latest_charge), metadata };
      await provider.transfers.create({ amount, currency: CURRENCY, destination: accountId, ...from });
      await firestore.doc(`unsettledPayouts/${orderId}`).set({ dueAt: Timestamp.fromMillis(0), failures: 0 });
      await settlePayouts(Date.now());
    };
    // It was asked for under two keys, as it is after an error that the provider has saved.
    await firestore.doc(`payouts/${orderId}`).update({ tries: 2 });
    await sendOnceMore(100);
    expect(await transfersOf(orderId)).toMatchObject([{ amount_reversed: 100 }, { amount_reversed: 0 }]);
    await payoutBecomes(orderId, { state: 'sent', transferred: NET, reversed: 0 });

    await firestore.doc(`payouts/${orderId}`).update({ tries: 1 });
    await answerOf(admin, 'refundPayment', { paymentIntentId: orderId, reason: 'It was broken' });
    await payoutBecomes(orderId, { state: 'reversed', reversed: NET });
    await sendOnceMore(NET);
    expect((await transfersOf(orderId))[0]).toMatchObject({ amount: NET, amount_reversed: NET });
  });

  it('is looked at again where a function dies that asks the provider', async () => {
    const { orderId } = await paidOut();
    const mark = firestore.doc(`unsettledPayouts/${orderId}`);
    const isMarked = (expected: boolean) =>
      eventually(
        async () => (await mark.get()).exists,
        (exists) => exists === expected,
      );
    expect(await isMarked(false)).toBe(false);
    await firestore.doc(`payouts/${orderId}`).update({ state: 'due', transferId: FieldValue.delete() });
    // More than one: late news of the payment look at its transfers, too.
    await control('faults', { kind: 'delay', ms: 2_000, method: 'GET', path: '^/v1/transfers$', count: 9 });
    const asking = reconcilePayout(orderId);
    expect(await isMarked(true)).toBe(true);
    await control('faults/clear');
    await asking;
    expect(await isMarked(false)).toBe(false);
    expect(await transfersOf(orderId)).toHaveLength(1);
  });

  it('is owed where it cannot come back, and the admins are told', async () => {
    const { seller, orderId } = await paidOut();
    await failRequests({
      path: '^/v1/transfers/tr_\\w+/reversals$',
      body: orderId,
      method: 'POST',
      status: 400,
      code: 'balance_insufficient',
      // Each event about the payment tries again.
      count: 50,
    });
    await answerOf(admin, 'refundPayment', { paymentIntentId: orderId, reason: 'It was broken' });
    await payoutBecomes(orderId, { state: 'owed', failure: 'balance_insufficient' });
    // While an event about the payment has it tried again, it is being taken back.
    const owed = await eventually(
      async () => (await answerOf(seller, 'readEarnings')).result?.owed,
      (cents) => cents === NET,
    );
    expect(owed).toBe(NET);
    expect(
      await eventually(
        async () => (await toldOf(admin.uid, 'payoutStuck')).filter(({ why }) => why === 'owed'),
        (told) => told.length > 0,
      ),
    ).toMatchObject([{ price: fromCents(NET) }]);
    const askAgain = async () => {
      await firestore.doc(`unsettledPayouts/${orderId}`).set({ dueAt: Timestamp.fromMillis(0), failures: 0 });
      await settlePayouts(Date.now());
    };
    // A day later it is refused again: that it is for so long is what the admins are not told anew by.
    const since = async () => (await stored(`payouts/${orderId}`))?.refusedAt;
    const refusedAt = await since();
    expect(refusedAt).toBeInstanceOf(Timestamp);
    await askAgain();
    expect(await since()).toEqual(refusedAt);
    await control('faults/clear');
    await askAgain();
    await payoutBecomes(orderId, { state: 'reversed', reversed: NET });
    expect(await eventually(since, (at) => at === undefined)).toBeUndefined();
  });
});
