import {
  type MonthOfShop,
  NUMBER_MONTHS,
  type NumbersOfShop,
} from '@thriftline/domain/settings/shop-numbers';
import { anOrder } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { aPerson } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';
import { eventually } from '../kit/stored.ts';

describe('readNumbers', () => {
  it('counts what began in each month, for admins alone, and what is over once a day', async () => {
    const [admin, buyer] = await Promise.all([aPerson('Admin'), aPerson('Buyer')]);
    expect((await callCallable('readNumbers', {}, buyer.token)).status).toBe(403);
    const months = async () => {
      const { body } = await callCallable('readNumbers', {}, admin.token);
      return (body as { result: NumbersOfShop }).result.months;
    };
    // As if nobody had asked for a day.
    const kept = firestore.doc('numbers/finished');
    await kept.delete();
    const before = await months();
    expect(before).toHaveLength(NUMBER_MONTHS);
    // A month ago, so that no test beside this one adds to it.
    const old = before.at(-2) as MonthOfShop;
    const createdAt = Timestamp.fromDate(new Date(`${old.month}-15T12:00:00Z`));
    const orders = firestore.collection('orders');
    const problem = { reason: 'damaged', text: 'A leg is broken' };
    const made = await Promise.all([
      orders.add({ ...anOrder({ amount: 4_000 }), createdAt }),
      orders.add({ ...anOrder({ amount: 1_234, problem }), createdAt }),
    ]);
    const oldNow = async () => (await months()).find(({ month }) => month === old.month);
    expect(await oldNow()).toEqual(old);
    await kept.update({ countedAt: Date.now() - 25 * 60 * 60_000 });
    expect(await oldNow()).toEqual({
      ...old,
      orders: old.orders + 2,
      cents: old.cents + 5_234,
      disputes: old.disputes + 1,
    });
    await Promise.all(made.map((order) => order.delete()));
    // What is kept of other months than those before this one says nothing.
    await kept.update({ months: before.slice(0, -2) });
    expect(await oldNow()).toEqual(old);
    // This month is counted each time: by one more each, but for those who are deleted beside this test.
    const members = async () => (await months()).at(-1)?.members ?? 0;
    const then = await members();
    const now = await eventually(
      async () => {
        await aPerson('Buyer');
        return members();
      },
      (count) => count > then,
    );
    expect(now).toBeGreaterThan(then);
  });
});
