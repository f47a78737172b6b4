import type { Side } from '../base/side.ts';

/** What a paid order is. The last two are its ends: the money is the seller's, or the buyer's again. */
export const ORDER_STATES = ['paid', 'shipped', 'disputed', 'escalated', 'released', 'refunded'] as const;
/** One of them. */
export type OrderState = (typeof ORDER_STATES)[number];

/** What people do about a paid order. */
export const ORDER_ACTS = [
  'ship',
  'handOver',
  'receive',
  'cancel',
  'report',
  'answer',
  'withdraw',
  'refund',
  'split',
  'release',
  'resume',
] as const;
/** One of them. */
export type OrderAct = (typeof ORDER_ACTS)[number];

/** Who does something about an order: one of its two sides, or an admin. */
export type OrderActor = Side | 'admin';

type Moves = Readonly<Partial<Record<OrderActor, Readonly<Partial<Record<OrderAct, OrderState>>>>>>;

/**
 * Who may do what, and where it leads. Until the item is on its way either side may step back. From then on it is the buyer
 * who says that it arrived, or that something is wrong; what is wrong the two of them settle, or else an admin.
 * An act that leads to the state it comes from says something, once; the clock goes on.
 */
export const ORDER_MOVES: Readonly<Record<OrderState, Moves>> = {
  paid: {
    buyer: { receive: 'released', cancel: 'refunded' },
    seller: { ship: 'shipped', handOver: 'released', cancel: 'refunded' },
  },
  shipped: { buyer: { receive: 'released', report: 'disputed' }, seller: { refund: 'refunded' } },
  disputed: { buyer: { withdraw: 'released' }, seller: { answer: 'disputed', refund: 'refunded' } },
  escalated: {
    buyer: { withdraw: 'released' },
    seller: { answer: 'escalated', refund: 'refunded' },
    // A split is a sale at a lower price: the item stays with its buyer.
    // What was stopped because its seller was suspended goes on as what it was before (`stoppedIn`).
    admin: { refund: 'refunded', split: 'released', release: 'released', resume: 'paid' },
  },
  released: {},
  refunded: {},
};
