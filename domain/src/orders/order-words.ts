import { CURRENCY, formatCents } from '../base/money.ts';
import type { Side } from '../base/side.ts';
import type { DeliveryWay } from '../catalogue/delivery.ts';
import { feeKeptBy, lessFeeWords } from './cancel-fee-kept.ts';
import { type Order, type OrderEntry, stoppedIn } from './order.ts';
import type { OrderDispute } from './order-dispute-words.ts';
import { DAYS_TO_SEND, type OrderAct, type OrderActor, type OrderState } from './order-machine.ts';

const STATE_LABELS: Readonly<Record<Side, Readonly<Record<OrderState, string>>>> = {
  buyer: {
    paid: 'Paid',
    shipped: 'On its way',
    disputed: 'Problem reported',
    escalated: 'With an admin',
    released: 'Received',
    refunded: 'Refunded',
  },
  seller: {
    paid: 'To send or hand over',
    shipped: 'On its way',
    disputed: 'Problem reported',
    escalated: 'With an admin',
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
  return isFetched ? 'To hand over' : STATE_LABELS[side][state];
}

/** What happens next with an order, and what does if nothing has happened by its end. */
export interface NextStep {
  text: string;
  /** Follows the day on which the state ends; absent where the clock does not end it. */
  otherwise?: string;
}

const NEXT: Readonly<Record<Side, Readonly<Record<OrderState, NextStep>>>> = {
  buyer: {
    paid: {
      text: 'The seller sends it, or you pick it up: tell them the code below only once you have the item in your hands.',
      otherwise: 'your money goes back by itself unless it is on its way or yours by then.',
    },
    shipped: {
      text: 'Tell us when it is there. If it does not come, or something is wrong with it, say so.',
      otherwise: 'it counts as received, unless you say that something is wrong.',
    },
    disputed: {
      text: 'The seller has been told what is wrong. Settle it between the two of you: they can send your money back.',
      otherwise: 'an admin takes it up.',
    },
    escalated: {
      text: 'An admin reads what both of you say and decides.',
      otherwise: 'your money goes back by itself unless an admin has decided by then.',
    },
    released: { text: 'You have it, and the money is the seller’s. Enjoy it!' },
    refunded: { text: 'Your money goes back to you. Your bank may take some days to show it.' },
  },
  seller: {
    paid: {
      text: 'Send it, or hand it over: ask for the buyer’s code first, which tells us that they have it.',
      otherwise: 'the buyer gets the money back by itself unless it is on its way or handed over by then.',
    },
    shipped: {
      text: 'The buyer says when it is there.',
      otherwise: 'it counts as received, unless the buyer says that something is wrong.',
    },
    disputed: {
      text: 'The buyer says that something is wrong. Settle it between the two of you, or send the money back.',
      otherwise: 'an admin takes it up.',
    },
    escalated: {
      text: 'An admin reads what both of you say and decides.',
      otherwise: 'the buyer gets the money back by itself unless an admin has decided by then.',
    },
    released: { text: 'The buyer has it, and the money is yours.' },
    refunded: {
      text: 'The money goes back to the buyer. Look at My Products whether the item is for sale again.',
    },
  },
};

/** The same of what is paid, where it is known how it comes over. */
const NEXT_BY_WAY: Readonly<Record<Side, Readonly<Record<DeliveryWay, NextStep>>>> = {
  buyer: {
    pickup: {
      text: 'Arrange with the seller when you pick it up. Tell them the code below only once you have the item in your hands.',
      otherwise: 'your money goes back by itself unless it is yours by then.',
    },
    delivery: {
      text: 'The seller sends or brings it to the address below.',
      otherwise: 'your money goes back by itself unless it is on its way by then.',
    },
  },
  seller: {
    pickup: {
      text: 'The buyer picks it up: ask for their code before you let go of it, which tells us that they have it.',
      otherwise: 'the buyer gets the money back by itself unless it is handed over by then.',
    },
    delivery: {
      text: 'Send or bring it to the address below, and say so here.',
      otherwise: 'the buyer gets the money back by itself unless it is on its way by then.',
    },
  },
};

/** The same of what was stopped because its seller was suspended. */
const NEXT_STOPPED: Readonly<Record<Side, NextStep>> = {
  buyer: {
    text: 'We suspended the seller, so we stopped this order. An admin refunds you or lets the order go on.',
    otherwise: 'your money goes back by itself unless an admin has decided by then.',
  },
  seller: {
    text: 'Your account was suspended, so we stopped this order. An admin refunds the buyer or lets the order go on.',
    otherwise: 'the buyer gets the money back by itself unless an admin has decided by then.',
  },
};

/** What is left to say where an admin split the money. */
function afterSplit(side: Side, cents: number, currency: string): NextStep {
  const part = formatCents(cents, currency);
  return side === 'buyer'
    ? { text: `You keep the item, and ${part} goes back to you. Your bank may take some days to show it.` }
    : { text: `The buyer keeps the item and gets ${part} back; the rest of the money is yours.` };
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
    text: `${lessFeeWords({ ...order, amount: order.amount ?? 0 })} Your bank may take some days to show it.`,
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
    receive: 'I have it, all is well',
    cancel: 'Cancel the order',
    report: 'Something is wrong',
    withdraw: 'It is settled',
  },
  seller: {
    ship: 'I have sent it',
    handOver: 'Hand it over',
    cancel: 'Cancel the order',
    answer: 'Say your side',
    refund: 'Send the money back',
  },
  admin: {
    refund: 'Money to the buyer',
    split: 'Split the money',
    release: 'Money to the seller',
    resume: 'Let it go on',
  },
};

/** What is asked before the act is done; undefined where it is asked otherwise, in a form. */
export const ORDER_ACT_QUESTIONS: Readonly<
  Record<Side, Partial<Record<OrderAct, { title: string; text: string }>>>
> = {
  buyer: {
    receive: {
      title: 'Do you have the item?',
      text: 'The money is the seller’s from then on. If something is wrong with it, say that instead.',
    },
    cancel: {
      title: 'Cancel this order?',
      text: 'Your money goes back to you, and others can buy the item.',
    },
    withdraw: {
      title: 'Is it settled?',
      text: 'The money is the seller’s from then on, and you keep the item.',
    },
  },
  seller: {
    cancel: {
      title: 'Cancel this order?',
      text: 'The money goes back to the buyer, and the item is for sale again. Take it down if you do not have it any more.',
    },
    refund: {
      title: 'Send the money back?',
      text: 'The buyer gets all of it. The item is taken down: bring it back once you have it again.',
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
  return { ...question, text: `${lessFeeWords(order)} Others can buy the item.` };
}

const WHO: Readonly<Record<Exclude<OrderEntry['by'], 'clock'>, string>> = {
  buyer: 'The buyer',
  seller: 'The seller',
  admin: 'An admin',
  shop: 'The shop',
};

const RUN_OUT: Partial<Record<OrderState, string>> = {
  refunded: 'The time was over: the money goes back to the buyer',
  released: 'The time was over: it counts as received',
  escalated: 'The time to settle it was over: an admin takes it up',
};

type Deed = Exclude<OrderEntry['act'], 'lapse'>;

const THEY: Readonly<Record<Deed, string>> = {
  pay: 'paid',
  ship: 'sent it',
  handOver: 'handed it over',
  receive: 'has it',
  cancel: 'cancelled the order: the money goes back to the buyer',
  report: 'said that something is wrong',
  answer: 'said their side',
  withdraw: 'said that it is settled',
  refund: 'sent the money back',
  split: 'split the money',
  release: 'decided for the seller',
  resume: 'let the order go on',
  stop: 'suspended the seller and stopped the order: an admin decides',
  sendBack: 'sent the money back',
};

/** An entry of the timeline, in words for one of the sides or an admin; `dispute` is the order's, if it had one. */
export function entryWords(entry: OrderEntry, reader: OrderActor, dispute?: OrderDispute): string {
  if (entry.act === 'sendBack' && dispute === 'lost') {
    return reader === 'buyer' ? 'Your bank gave you the money back' : 'The buyer’s bank gave the money back';
  }
  const words = wordsOf(entry, reader);
  return reader === 'buyer' ? words.replace('back to the buyer', 'back to you') : words;
}

function wordsOf({ act, by, state }: OrderEntry, reader: OrderActor): string {
  if (act === 'lapse' || by === 'clock') return RUN_OUT[state] ?? 'The time was over';
  if (by !== reader) return `${WHO[by]} ${THEY[act]}`;
  if (act === 'receive') return 'You have it';
  return act === 'answer' ? 'You said your side' : `You ${THEY[act]}`;
}

/** What buyers read of the days that their seller has. */
export const SENDING_PROMISE = `Sent or handed over within ${DAYS_TO_SEND} working days, or your money goes back.`;
