import { randomUUID } from 'node:crypto';
import { LOCAL_PROJECT, REGION } from '@thriftline/domain/base/ports';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../kit/call.ts';
import { createAccount, createOrder, firestore } from '../kit/shop.ts';

/** Calls a scheduled function as the platform does. Gives the status of its answer. */
async function tick(name: string): Promise<number> {
  const [origin] = FUNCTIONS.split(`/${LOCAL_PROJECT}`);
  const url = `${origin}/functions/projects/${LOCAL_PROJECT}/triggers/${REGION}-${name}-0`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
  await answer.arrayBuffer();
  return answer.status;
}

// Here, after all other suites: it goes over everybody's orders, payments and e-mails, and would change those of tests beside it.
describe('the clock of the platform', () => {
  it.each(['everyHour', 'everyNight'])(
    'has %s do all of its works with what the other suites left',
    async (name) => {
      expect(await tick(name)).toBe(200);
    },
  );

  it('has everyFiveMinutes end an order that is due, whatever of the payments that other suites left it fails at', async () => {
    const [buyer, seller] = await Promise.all([
      createAccount('Buyer', 'Bea Buyer'),
      createAccount('Seller', 'Sal Seller'),
    ]);
    const orderId = `pi_${randomUUID()}`;
    await createOrder(
      orderId,
      { buyer, seller, productId: randomUUID() },
      { state: 'disputed', words: 'Lamp' },
    );
    const order = firestore.doc(`orders/${orderId}`);
    await order.update({ dueAt: Timestamp.fromMillis(Date.now() - 1) });
    // Payments that tests of money broke for good make the run fail, so that an alert would see it.
    expect([200, 500]).toContain(await tick('everyFiveMinutes'));
    expect((await order.get()).get('state')).toBe('escalated');
  });
});
