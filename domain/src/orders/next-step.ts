import { t } from '@lingui/core/macro';
import { CURRENCY, formatCents } from '../base/money.ts';
import type { Side } from '../base/side.ts';
import type { DeliveryWay } from '../catalogue/delivery.ts';
import { feeKeptBy, lessFee } from './cancel-fee-kept.ts';
import { type Order, stoppedIn } from './order.ts';
import type { OrderState } from './order-machine.ts';

/** What happens next with an order, and what happens at its deadline if nothing else has. */
export interface NextStep {
  text: string;
  /** What the clock does at the end of the state, which is `until` in words; absent where the clock does not end it. */
  otherwise?: (until: string) => string;
}

type Otherwise = NonNullable<NextStep['otherwise']>;

const unlessDone: Readonly<Record<Side, Readonly<Record<DeliveryWay | 'arranged', Otherwise>>>> = {
  buyer: {
    arranged: (until) => t`If it isn’t on its way or handed over by ${until}, we refund you automatically.`,
    pickup: (until) => t`If it isn’t handed over by ${until}, we refund you automatically.`,
    delivery: (until) => t`If it isn’t on its way by ${until}, we refund you automatically.`,
  },
  seller: {
    arranged: (until) =>
      t`If it isn’t on its way or handed over by ${until}, we refund the buyer automatically.`,
    pickup: (until) => t`If it isn’t handed over by ${until}, we refund the buyer automatically.`,
    delivery: (until) => t`If it isn’t on its way by ${until}, we refund the buyer automatically.`,
  },
};
const unlessDecided: Readonly<Record<Side, Otherwise>> = {
  buyer: (until) => t`If there’s no decision by ${until}, we refund you automatically.`,
  seller: (until) => t`If there’s no decision by ${until}, we refund the buyer automatically.`,
};
const unlessSettled: Otherwise = (until) => t`If it isn’t resolved by ${until}, an admin takes over.`;

const NEXT: Readonly<Record<Side, Readonly<Record<OrderState, () => NextStep>>>> = {
  buyer: {
    paid: () => ({
      text: t`The seller sends the item, or you pick it up. Give them the code below only once you have the item and are happy with it.`,
      otherwise: unlessDone.buyer.arranged,
    }),
    shipped: () => ({
      text: t`Confirm receipt when it arrives. If it doesn’t arrive or something is wrong, report a problem.`,
      otherwise: (until) => t`If you don’t report a problem by ${until}, we mark it as received.`,
    }),
    disputed: () => ({
      text: t`We told the seller what’s wrong. Try to work it out together. The seller can refund you.`,
      otherwise: unlessSettled,
    }),
    escalated: () => ({
      text: t`An admin reviews what both of you say and decides.`,
      otherwise: unlessDecided.buyer,
    }),
    released: () => ({ text: t`You have the item, and the seller gets the money. Enjoy!` }),
    refunded: () => ({ text: t`Your payment is refunded. Your bank may take a few days to show it.` }),
  },
  seller: {
    paid: () => ({
      text: t`Send the item or hand it over. At a handover, ask for the buyer’s code: it confirms that they have the item.`,
      otherwise: unlessDone.seller.arranged,
    }),
    shipped: () => ({
      text: t`The buyer confirms receipt when it arrives.`,
      otherwise: (until) => t`If the buyer doesn’t report a problem by ${until}, we mark it as received.`,
    }),
    disputed: () => ({
      text: t`The buyer reported a problem. Try to work it out together, or refund the buyer.`,
      otherwise: unlessSettled,
    }),
    escalated: () => ({
      text: t`An admin reviews what both of you say and decides.`,
      otherwise: unlessDecided.seller,
    }),
    released: () => ({ text: t`The buyer has the item, and the money is yours.` }),
    refunded: () => ({
      text: t`The buyer is refunded. Check in My Products whether the item is for sale again.`,
    }),
  },
};

/** The same of what is paid, where it is known how it comes over. */
const NEXT_BY_WAY: Readonly<Record<Side, Readonly<Record<DeliveryWay, () => NextStep>>>> = {
  buyer: {
    pickup: () => ({
      text: t`Arrange the pick-up with the seller. Give them the code below only once you have the item and are happy with it.`,
      otherwise: unlessDone.buyer.pickup,
    }),
    delivery: () => ({
      text: t`The seller sends or brings the item to the address below.`,
      otherwise: unlessDone.buyer.delivery,
    }),
  },
  seller: {
    pickup: () => ({
      text: t`The buyer picks it up. Ask for their code before you hand over the item: it confirms that they have it.`,
      otherwise: unlessDone.seller.pickup,
    }),
    delivery: () => ({
      text: t`Send or bring it to the address below, then mark it as sent here.`,
      otherwise: unlessDone.seller.delivery,
    }),
  },
};

/** The same of what was stopped because its seller was suspended. */
const NEXT_STOPPED: Readonly<Record<Side, () => NextStep>> = {
  buyer: () => ({
    text: t`We suspended the seller, so we stopped this order. An admin refunds you or resumes the order.`,
    otherwise: unlessDecided.buyer,
  }),
  seller: () => ({
    text: t`Your account was suspended, so we stopped this order. An admin refunds the buyer or resumes the order.`,
    otherwise: unlessDecided.seller,
  }),
};

/** What is left to say where an admin split the money. */
function afterSplit(side: Side, cents: number, currency: string): NextStep {
  const part = formatCents(cents, currency);
  return side === 'buyer'
    ? { text: t`You keep the item, and we refund you ${part}. Your bank may take a few days to show it.` }
    : { text: t`The buyer keeps the item and is refunded ${part}. The rest of the money is yours.` };
}

/** What is left to say to a buyer who canceled, and bore the card fee; undefined where they did not. */
function afterOwnCancel({
  history = [],
  ...order
}: Partial<Pick<Order, 'amount' | 'currency' | 'cancelFee' | 'history'>>): NextStep | undefined {
  const last = history.at(-1);
  const isTheirs = last?.by === 'buyer' && last.act === 'cancel' && feeKeptBy(order, 'buyer', 'cancel') > 0;
  if (!isTheirs) return undefined;
  const { back, paid, fee } = lessFee({ ...order, amount: order.amount ?? 0 });
  return {
    text: t`Your refund is ${back}: the ${paid} you paid, less the ${fee} card fee. Your bank may take a few days to show it.`,
  };
}

/** What comes next, in words for one of its sides. */
export function nextStep(
  {
    state,
    delivery,
    toBuyer,
    currency = CURRENCY,
    history = [],
    ...paid
  }: Pick<Order, 'state'> &
    Partial<Pick<Order, 'delivery' | 'toBuyer' | 'currency' | 'history' | 'amount' | 'cancelFee'>>,
  side: Side,
): NextStep {
  if (stoppedIn({ state, history }) !== undefined) return NEXT_STOPPED[side]();
  const canceled = side === 'buyer' ? afterOwnCancel({ ...paid, currency, history }) : undefined;
  if (state === 'refunded' && canceled) return canceled;
  if (state === 'released' && toBuyer !== undefined) return afterSplit(side, toBuyer, currency);
  return state === 'paid' && delivery !== undefined ? NEXT_BY_WAY[side][delivery]() : NEXT[side][state]();
}
