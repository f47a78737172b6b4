import { type Order, orderActs, stoppedIn } from '@thriftline/domain/orders/order';
import { ORDER_MOVES, type OrderActor } from '@thriftline/domain/orders/order-machine';
import { anOrder } from '@thriftline/domain/testing/builders';
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { type OrderMove, writeOrder } from './write-order.ts';

vi.mock('./order-documents.ts', () => ({
  orderDocument: (id: string) => `orders/${id}`,
  pickupDocument: (id: string) => `orders/${id}/pickup/code`,
}));
vi.mock('./mark-payout-dirty.ts', () => ({ markPayoutDirty: () => undefined }));

const NOW = Date.now();

/** An order, and whether its pick-up code is there. */
interface Case {
  order: Order;
  hasCode: boolean;
}

function paid(): Case {
  const at = Timestamp.fromMillis(NOW);
  const entry = { act: 'pay', by: 'buyer', state: 'paid', at } as const;
  return {
    order: { ...anOrder(), productId: 'product-1', state: 'paid', history: [entry], createdAt: at },
    hasCode: true,
  };
}

/** What an order is after a move. */
function after({ order, hasCode }: Case, move: OrderMove): Case {
  const next = { order, hasCode };
  const transaction = {
    update: (_document: DocumentReference, change: Record<string, unknown>) => {
      const written: [string, unknown][] = Object.entries({ ...order, ...change });
      const isDeleted = (value: unknown) => value instanceof FieldValue && FieldValue.delete().isEqual(value);
      next.order = Object.fromEntries(written.filter(([, value]) => !isDeleted(value))) as unknown as Order;
    },
    delete: () => {
      next.hasCode = false;
    },
  };
  writeOrder(transaction as unknown as Transaction, 'pi_1', order, move, NOW);
  return next;
}

const STOP: OrderMove = { act: 'stop', by: 'shop', state: 'escalated' };
const ANSWER: OrderMove = { act: 'answer', by: 'seller', state: 'escalated', answer: 'It is packed.' };
const RESUME: OrderMove = { act: 'resume', by: 'admin', state: 'paid', decision: 'All is well.' };

it('an order that is stopped, answered and resumed can still be handed over', () => {
  expect([STOP, ANSWER, RESUME].reduce(after, paid())).toMatchObject({
    order: { state: 'paid' },
    hasCode: true,
  });
});

it('its seller can respond to a problem that the buyer reports later', () => {
  const moves: OrderMove[] = [
    { act: 'ship', by: 'seller', state: 'shipped' },
    STOP,
    ANSWER,
    { ...RESUME, state: 'shipped' },
    { act: 'report', by: 'buyer', state: 'disputed', problem: { reason: 'damaged', text: 'A leg is off.' } },
  ];
  const { order } = moves.reduce(after, paid());
  expect(orderActs(order, 'seller', NOW)).toContain('answer');
  const answered = after({ order, hasCode: false }, { ...ANSWER, state: 'disputed' });
  expect(orderActs(answered.order, 'seller', NOW)).not.toContain('answer');
});

it.each(['buyer', 'seller', 'admin'] as const)(
  'whatever the %s does about a stopped order, it keeps its code for as long as it may be resumed',
  (by: OrderActor) => {
    const stopped = after(paid(), STOP);
    const acts = orderActs(stopped.order, by, NOW).filter((act) => act !== 'resume');
    expect(acts).not.toEqual([]);
    for (const act of acts) {
      const state = ORDER_MOVES.escalated[by]?.[act] ?? 'paid';
      const { order, hasCode } = after(stopped, { act, by, state });
      expect([act, hasCode]).toEqual([act, stoppedIn(order) === 'paid']);
    }
  },
);

it.each<OrderMove>([
  { act: 'ship', by: 'seller', state: 'shipped' },
  { act: 'receive', by: 'buyer', state: 'released' },
  { act: 'lapse', by: 'clock', state: 'refunded' },
])('the code goes with the first step from paid to $state', (move) => {
  expect(after(paid(), move).hasCode).toBe(false);
});
