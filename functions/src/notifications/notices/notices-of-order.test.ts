import type { Order, OrderEntry } from '@thriftline/domain/orders/order';
import { anOrder } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { noticesOfOrder } from './notices-of-order.ts';

const entry = (act: OrderEntry['act'], by: OrderEntry['by'], state: OrderEntry['state']): OrderEntry => ({
  act,
  by,
  state,
  at: Timestamp.fromMillis(0),
});
const PAID = entry('pay', 'buyer', 'paid');
const SHIPPED = entry('ship', 'seller', 'shipped');

const newsOf = (order: object) =>
  noticesOfOrder('pi_1', { ...anOrder(), ...order } as unknown as Order).map(
    ({ kind, to, version }) => `${version} ${kind} ${to}`,
  );
const told = (...history: OrderEntry[]) => newsOf({ history });

describe('what is told of an order', () => {
  it.each([
    ['nothing of the payment, which the booking tells', [PAID], []],
    ['the buyer, that it is on its way', [PAID, SHIPPED], ['1 orderShipped buyer-1']],
    [
      'the seller, what is wrong',
      [PAID, SHIPPED, entry('report', 'buyer', 'disputed')],
      ['1 orderShipped buyer-1', '2 orderProblem seller-1'],
    ],
    [
      'the buyer, what the seller says to it, and nobody the same state again',
      [entry('report', 'buyer', 'disputed'), entry('answer', 'seller', 'disputed')],
      ['0 orderProblem seller-1', '1 orderAnswered buyer-1'],
    ],
    [
      'both, that an admin takes it up, though the answer came before the clock',
      [entry('report', 'buyer', 'disputed'), entry('answer', 'seller', 'escalated')],
      [
        '0 orderProblem seller-1',
        '1 orderAnswered buyer-1',
        '1 orderEscalated buyer-1',
        '1 orderEscalated seller-1',
      ],
    ],
    [
      'both, that an admin takes it up',
      [PAID, entry('lapse', 'clock', 'escalated')],
      ['1 orderEscalated buyer-1', '1 orderEscalated seller-1'],
    ],
    [
      'the buyer, that the shop stopped it with its seller, and that it goes on',
      [PAID, SHIPPED, entry('stop', 'shop', 'escalated'), entry('resume', 'admin', 'shipped')],
      ['1 orderShipped buyer-1', '2 orderStopped buyer-1', '3 orderResumed buyer-1'],
    ],
    [
      'the seller, that the buyer has it',
      [entry('receive', 'buyer', 'released')],
      ['0 orderCompleted seller-1'],
    ],
    ['the buyer, that they have it', [entry('handOver', 'seller', 'released')], ['0 orderReceived buyer-1']],
    [
      'both, that the clock or an admin ended it',
      [entry('lapse', 'clock', 'released')],
      ['0 orderCompleted seller-1', '0 orderReceived buyer-1'],
    ],
    ['nothing of money that goes back, which the booking tells', [entry('cancel', 'buyer', 'refunded')], []],
  ])('%s', (_, history, news) => expect(told(...history)).toEqual(news));

  it('both, how an admin split the money', () => {
    const order = { ...anOrder(), toBuyer: 1550, history: [PAID, entry('split', 'admin', 'released')] };
    const news = noticesOfOrder('pi_1', order as unknown as Order);
    expect(news.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      'orderSplit buyer-1',
      'orderSplit seller-1',
    ]);
    expect(news[0]?.params).toMatchObject({ toBuyer: 15.5 });
  });

  it('both, that they may review it, once it is complete', () => {
    const history = [PAID, entry('receive', 'buyer', 'released')];
    expect(newsOf({ history, reviewUntil: Timestamp.fromMillis(1) })).toEqual([
      '1 orderCompleted seller-1',
      '1 reviewOpen buyer-1',
      '1 reviewOpen seller-1',
    ]);
  });
});
