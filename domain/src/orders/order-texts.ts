import { CURRENCY, formatCents } from '../base/money.ts';
import type { Side } from '../base/side.ts';
import type { DeliveryWay } from '../catalogue/delivery.ts';
import { feeKeptBy, lessFeeWords } from './cancel-fee-kept.ts';
import { type Order, type OrderEntry, stoppedIn } from './order.ts';
import type { OrderDispute } from './order-dispute-texts.ts';
import { DAYS_TO_SEND, type OrderAct, type OrderActor, type OrderState } from './order-machine.ts';

const STATE_LABELS: Readonly<Record<Side, Readonly<Record<OrderState, string>>>> = {
  buyer: {
    paid: 'Paid',
    shipped: 'On its way',
    disputed: 'Problem reported',
    escalated: 'Under review',
    released: 'Received',
    refunded: 'Refunded',
  },
  seller: {
    paid: 'Send or hand over',
    shipped: 'On its way',
    disputed: 'Problem reported',
    escalated: 'Under review',
    released: 'Completed',
    refunded: 'Refunded',
  },
};

/** What an order is called on screen, to either side. What its buyer fetches is sent by nobody, and a bank that has the money stops it all. */
export function orderStateLabel(
  { state, delivery, dispute }: Pick<Order, 'state' | 'delivery' | 'dispute'>,
  side: Side,
): string {
  if (dispute === 'open') return 'Disputed';
  const isFetched = state === 'paid' && side === 'seller' && delivery === 'pickup';
  return isFetched ? 'Hand over' : STATE_LABELS[side][state];
}

/** What happens next with an order, and what happens at its deadline if nothing else has. */
export interface NextStep {
  text: string;
  /** What the clock does at the end of the state, which is `until` in words; absent where the clock does not end it. */
  otherwise?: (until: string) => string;
}

const REFUNDED_BY_CLOCK: Readonly<Record<Side, string>> = {
  buyer: 'we refund you automatically',
  seller: 'we refund the buyer automatically',
};

const unless = (side: Side, done: string) => (until: string) =>
  `If it isn’t ${done} by ${until}, ${REFUNDED_BY_CLOCK[side]}.`;
const unlessDecided = (side: Side) => (until: string) =>
  `If there’s no decision by ${until}, ${REFUNDED_BY_CLOCK[side]}.`;
const unlessSettled = (until: string) => `If it isn’t resolved by ${until}, an admin takes over.`;

const NEXT: Readonly<Record<Side, Readonly<Record<OrderState, NextStep>>>> = {
  buyer: {
    paid: {
      text: 'The seller sends the item, or you pick it up. Give them the code below only once you have the item and are happy with it.',
      otherwise: unless('buyer', 'on its way or handed over'),
    },
    shipped: {
      text: 'Confirm receipt when it arrives. If it doesn’t arrive or something is wrong, report a problem.',
      otherwise: (until) => `If you don’t report a problem by ${until}, we mark it as received.`,
    },
    disputed: {
      text: 'We told the seller what’s wrong. Try to work it out together. The seller can refund you.',
      otherwise: unlessSettled,
    },
    escalated: {
      text: 'An admin reviews what both of you say and decides.',
      otherwise: unlessDecided('buyer'),
    },
    released: { text: 'You have the item, and the seller gets the money. Enjoy!' },
    refunded: { text: 'Your payment is refunded. Your bank may take a few days to show it.' },
  },
  seller: {
    paid: {
      text: 'Send the item or hand it over. At a handover, ask for the buyer’s code: it confirms that they have the item.',
      otherwise: unless('seller', 'on its way or handed over'),
    },
    shipped: {
      text: 'The buyer confirms receipt when it arrives.',
      otherwise: (until) => `If the buyer doesn’t report a problem by ${until}, we mark it as received.`,
    },
    disputed: {
      text: 'The buyer reported a problem. Try to work it out together, or refund the buyer.',
      otherwise: unlessSettled,
    },
    escalated: {
      text: 'An admin reviews what both of you say and decides.',
      otherwise: unlessDecided('seller'),
    },
    released: { text: 'The buyer has the item, and the money is yours.' },
    refunded: {
      text: 'The buyer is refunded. Check in My Products whether the item is for sale again.',
    },
  },
};

/** The same of what is paid, where it is known how it comes over. */
const NEXT_BY_WAY: Readonly<Record<Side, Readonly<Record<DeliveryWay, NextStep>>>> = {
  buyer: {
    pickup: {
      text: 'Arrange the pick-up with the seller. Give them the code below only once you have the item and are happy with it.',
      otherwise: unless('buyer', 'handed over'),
    },
    delivery: {
      text: 'The seller sends or brings the item to the address below.',
      otherwise: unless('buyer', 'on its way'),
    },
  },
  seller: {
    pickup: {
      text: 'The buyer picks it up. Ask for their code before you hand over the item: it confirms that they have it.',
      otherwise: unless('seller', 'handed over'),
    },
    delivery: {
      text: 'Send or bring it to the address below, then mark it as sent here.',
      otherwise: unless('seller', 'on its way'),
    },
  },
};

/** The same of what was stopped because its seller was suspended. */
const NEXT_STOPPED: Readonly<Record<Side, NextStep>> = {
  buyer: {
    text: 'We suspended the seller, so we stopped this order. An admin refunds you or resumes the order.',
    otherwise: unlessDecided('buyer'),
  },
  seller: {
    text: 'Your account was suspended, so we stopped this order. An admin refunds the buyer or resumes the order.',
    otherwise: unlessDecided('seller'),
  },
};

/** What is left to say where an admin split the money. */
function afterSplit(side: Side, cents: number, currency: string): NextStep {
  const part = formatCents(cents, currency);
  return side === 'buyer'
    ? { text: `You keep the item, and we refund you ${part}. Your bank may take a few days to show it.` }
    : { text: `The buyer keeps the item and is refunded ${part}. The rest of the money is yours.` };
}

/** What is left to say to a buyer who canceled, and bore the card fee; undefined where they did not. */
function afterOwnCancel({
  history = [],
  ...order
}: Partial<Pick<Order, 'amount' | 'currency' | 'cancelFee' | 'history'>>): NextStep | undefined {
  const last = history.at(-1);
  const isTheirs = last?.by === 'buyer' && last.act === 'cancel' && feeKeptBy(order, 'buyer', 'cancel') > 0;
  if (!isTheirs) return undefined;
  return {
    text: `${lessFeeWords({ ...order, amount: order.amount ?? 0 })} Your bank may take a few days to show it.`,
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
  if (stoppedIn({ state, history }) !== undefined) return NEXT_STOPPED[side];
  const canceled = side === 'buyer' ? afterOwnCancel({ ...paid, currency, history }) : undefined;
  if (state === 'refunded' && canceled) return canceled;
  if (state === 'released' && toBuyer !== undefined) return afterSplit(side, toBuyer, currency);
  return state === 'paid' && delivery !== undefined ? NEXT_BY_WAY[side][delivery] : NEXT[side][state];
}

/** What a button of the act says. */
export const ORDER_ACT_LABELS: Readonly<Record<OrderActor, Partial<Record<OrderAct, string>>>> = {
  buyer: {
    receive: 'Confirm receipt',
    cancel: 'Cancel order',
    report: 'Report a problem',
    withdraw: 'Mark as resolved',
  },
  seller: {
    ship: 'Mark as sent',
    handOver: 'Confirm handover',
    cancel: 'Cancel order',
    answer: 'Respond',
    refund: 'Refund buyer',
  },
  admin: {
    refund: 'Refund buyer',
    split: 'Split payment',
    release: 'Pay seller',
    resume: 'Resume order',
  },
};

/** What an act does, where its button alone doesn't say so. */
export const ORDER_ACT_NOTES: Readonly<Partial<Record<OrderActor, Partial<Record<OrderAct, string>>>>> = {
  buyer: { withdraw: 'Marking it as resolved closes the problem and pays the seller.' },
};

/** What is asked before the act is done; undefined where it is asked otherwise, in a form. */
export const ORDER_ACT_QUESTIONS: Readonly<
  Record<Side, Partial<Record<OrderAct, { title: string; text: string }>>>
> = {
  buyer: {
    receive: {
      title: 'Confirm receipt?',
      text: 'This can’t be undone: the seller gets your payment. If something is wrong, don’t confirm.',
    },
    cancel: {
      title: 'Cancel this order?',
      text: 'This can’t be undone. You’re refunded, and others can buy the item.',
    },
    withdraw: {
      title: 'Mark as resolved?',
      text: 'This can’t be undone. The seller gets your payment, and you keep the item.',
    },
  },
  seller: {
    cancel: {
      title: 'Cancel this order?',
      text: 'This can’t be undone. The buyer is refunded, and the item is for sale again. Hide it if you no longer have it.',
    },
    refund: {
      title: 'Refund the buyer?',
      text: 'This can’t be undone. The buyer gets a full refund. The item is hidden: unhide it once you have it again.',
    },
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
  return { ...question, text: `This can’t be undone. ${lessFeeWords(order)} Others can buy the item.` };
}

const WHO: Readonly<Record<Exclude<OrderEntry['by'], 'clock'>, string>> = {
  buyer: 'The buyer',
  seller: 'The seller',
  admin: 'An admin',
  shop: 'We',
};

const RUN_OUT: Partial<Record<OrderState, string>> = {
  refunded: 'Deadline passed: payment refunded',
  released: 'Deadline passed: marked as received',
  escalated: 'Deadline passed: an admin takes over',
};

type Deed = Exclude<OrderEntry['act'], 'lapse'>;

const THEY: Readonly<Record<Deed, string>> = {
  pay: 'paid',
  ship: 'sent the item',
  handOver: 'handed over the item',
  receive: 'confirmed receipt',
  cancel: 'canceled the order: payment refunded',
  report: 'reported a problem',
  answer: 'responded',
  withdraw: 'marked the problem as resolved',
  refund: 'refunded the payment',
  split: 'split the payment',
  release: 'decided in the seller’s favor',
  resume: 'resumed the order',
  stop: 'suspended the seller and stopped the order: an admin decides',
  sendBack: 'refunded the payment',
};

/** An entry of the timeline, in words for one of the sides or an admin; `dispute` is the order's, if it had one. */
export function historyEntryText(entry: OrderEntry, reader: OrderActor, dispute?: OrderDispute): string {
  if (entry.act === 'sendBack' && dispute === 'lost') {
    return reader === 'buyer' ? 'Your bank reversed the payment' : 'The buyer’s bank reversed the payment';
  }
  const { act, by, state } = entry;
  if (act === 'lapse' || by === 'clock') return RUN_OUT[state] ?? 'Deadline passed';
  return `${by === reader ? 'You' : WHO[by]} ${THEY[act]}`;
}

/** What buyers read of the days that their seller has. */
export const SENDING_PROMISE = `Sent or handed over within ${DAYS_TO_SEND} business days, or we refund you.`;
