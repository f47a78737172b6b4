import { msg, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { Side } from '../base/side.ts';
import { feeKeptBy, lessFee } from './cancel-fee-kept.ts';
import type { Order } from './order.ts';
import type { OrderAct, OrderActor, OrderState } from './order-machine.ts';

const STATE_LABELS: Readonly<Record<Side, Readonly<Record<OrderState, string>>>> = {
  buyer: lookedUp({
    paid: msg`Paid`,
    shipped: msg`On its way`,
    disputed: msg`Problem reported`,
    escalated: msg`Under review`,
    released: msg`Received`,
    refunded: msg`Refunded`,
  }),
  seller: lookedUp({
    paid: msg`Send or hand over`,
    shipped: msg`On its way`,
    disputed: msg`Problem reported`,
    escalated: msg`Under review`,
    released: msg`Completed`,
    refunded: msg`Refunded`,
  }),
};

/** What an order is called on screen, to either side. What its buyer fetches is sent by nobody, and a bank that has the money stops it all. */
export function orderStateLabel(
  { state, delivery, dispute }: Pick<Order, 'state' | 'delivery' | 'dispute'>,
  side: Side,
): string {
  if (dispute === 'open') return t`Disputed`;
  const isFetched = state === 'paid' && side === 'seller' && delivery === 'pickup';
  return isFetched ? t`Hand over` : STATE_LABELS[side][state];
}

/** What a button of the act says. */
export const ORDER_ACT_LABELS: Readonly<Record<OrderActor, Partial<Record<OrderAct, string>>>> = {
  buyer: lookedUp({
    receive: msg`Confirm receipt`,
    cancel: msg`Cancel order`,
    report: msg`Report a problem`,
    withdraw: msg`Mark as resolved`,
  }),
  seller: lookedUp({
    ship: msg`Mark as sent`,
    handOver: msg`Confirm handover`,
    cancel: msg`Cancel order`,
    answer: msg`Respond`,
    refund: msg`Refund buyer`,
  }),
  admin: lookedUp({
    refund: msg`Refund buyer`,
    split: msg`Split payment`,
    release: msg`Pay seller`,
    resume: msg`Resume order`,
  }),
};

/** What an act does, where its button alone doesn't say so. */
export const ORDER_ACT_NOTES: Readonly<Partial<Record<OrderActor, Partial<Record<OrderAct, string>>>>> = {
  buyer: lookedUp({ withdraw: msg`Marking it as resolved closes the problem and pays the seller.` }),
};

/** What is asked before the act is done; undefined where it is asked otherwise, in a form. */
export const ORDER_ACT_QUESTIONS: Readonly<
  Record<Side, Partial<Record<OrderAct, { title: string; text: string }>>>
> = {
  buyer: {
    receive: lookedUp({
      title: msg`Confirm receipt?`,
      text: msg`This can’t be undone: the seller gets your payment. If something is wrong, don’t confirm.`,
    }),
    cancel: lookedUp({
      title: msg`Cancel this order?`,
      text: msg`This can’t be undone. You’re refunded, and others can buy the item.`,
    }),
    withdraw: lookedUp({
      title: msg`Mark as resolved?`,
      text: msg`This can’t be undone. The seller gets your payment, and you keep the item.`,
    }),
  },
  seller: {
    cancel: lookedUp({
      title: msg`Cancel this order?`,
      text: msg`This can’t be undone. The buyer is refunded, and the item is for sale again. Hide it if you no longer have it.`,
    }),
    refund: lookedUp({
      title: msg`Refund the buyer?`,
      text: msg`This can’t be undone. The buyer gets a full refund. The item is hidden: unhide it once you have it again.`,
    }),
  },
};

/** What is asked before the act is done to this order: a buyer who would not get all of it back reads how much they do. */
export function orderActQuestion(
  order: Pick<Order, 'amount'> & Partial<Pick<Order, 'currency' | 'cancelFee'>>,
  side: Side,
  act: OrderAct,
): { title: string; text: string } | undefined {
  const question = ORDER_ACT_QUESTIONS[side][act];
  if (question === undefined || feeKeptBy(order, side, act) === 0) return question;
  const { back, paid, fee } = lessFee(order);
  return {
    ...question,
    text: t`This can’t be undone. Your refund is ${back}: the ${paid} you paid, less the ${fee} card fee. Others can buy the item.`,
  };
}
