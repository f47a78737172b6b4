import { describe, expect, it } from 'vitest';
import {
  advance,
  next,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  PAYMENT_TABLE,
  type PaymentEvent,
  type PaymentState,
} from './payment-machine.ts';

/** The table once more, drawn: rows are states, columns events, `-` is what cannot happen. */
const DRAWN = `
               | holdTaken      | challenged     | processingStarted | declined | holdEnded     | intentCanceled | charged       | saleRecorded | refundDecided | refundAccepted | refundSent | refundRefused | refundReturned | refundGivenUp | disputeOpened | disputeWon | disputeLost
none           | held           | -              | -                 | -        | -             | -              | -             | -            | -             | -              | -          | -             | -              | -             | -             | -          | -
held           | held           | requiresAction | processing        | held     | lapsed        | canceled       | succeeded     | -            | -             | -              | -          | -             | -              | -             | -             | -          | -
requiresAction | requiresAction | requiresAction | processing        | held     | lapsed        | canceled       | succeeded     | -            | -             | -              | -          | -             | -              | -             | -             | -          | -
processing     | processing     | -              | processing        | held     | processing    | canceled       | succeeded     | -            | -             | -              | -          | -             | -              | -             | -             | -          | -
lapsed         | held           | lapsed         | processing        | lapsed   | lapsed        | canceled       | succeeded     | -            | -             | -              | -          | -             | -              | -             | -             | -          | -
canceled       | -              | -              | -                 | -        | canceled      | canceled       | -             | -            | -             | -              | -          | -             | -              | -             | -             | -          | -
succeeded      | -              | -              | -                 | -        | succeeded     | -              | succeeded     | recorded     | refundDue     | -              | -          | -             | -              | -             | -             | -          | -
recorded       | -              | -              | -                 | -        | recorded      | -              | recorded      | recorded     | refundDue     | -              | -          | -             | -              | -             | disputed      | recorded   | disputeLost
disputed       | -              | -              | -                 | -        | disputed      | -              | disputed      | disputed     | -             | -              | -          | -             | -              | -             | disputed      | recorded   | disputeLost
disputeLost    | -              | -              | -                 | -        | disputeLost   | -              | disputeLost   | disputeLost  | -             | -              | -          | -             | -              | -             | disputed      | recorded   | disputeLost
refundDue      | -              | -              | -                 | -        | refundDue     | -              | refundDue     | -            | refundDue     | refundPending  | refunded   | refundFailed  | -              | -             | -             | -          | -
refundPending  | -              | -              | -                 | -        | refundPending | -              | refundPending | -            | -             | refundPending  | refunded   | -             | refundDue      | refundFailed  | -             | -          | -
refunded       | -              | -              | -                 | -        | refunded      | -              | refunded      | -            | -             | -              | refunded   | -             | refundDue      | refundFailed  | -             | -          | -
refundFailed   | -              | -              | -                 | -        | refundFailed  | -              | refundFailed  | -            | refundDue     | refundPending  | refunded   | refundFailed  | -              | refundFailed  | -             | refundDue  | -
`;

const [header = [], ...rows] = DRAWN.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const events = header.filter(Boolean) as PaymentEvent[];
const cells = rows.flatMap(([state, ...targets]) =>
  targets.map((target, column) => ({ state: state as PaymentState, event: events[column], target })),
);

function reachable(from: PaymentState, allowed: (event: PaymentEvent) => boolean = () => true) {
  const found = new Set<PaymentState>([from]);
  for (const state of found) {
    for (const event of PAYMENT_EVENTS) {
      const target = allowed(event) ? next(state, event) : undefined;
      if (target) found.add(target);
    }
  }
  return found;
}

describe('the table of payments', () => {
  it('is drawn whole', () => {
    expect(events).toEqual([...PAYMENT_EVENTS]);
    expect(rows.map(([state]) => state)).toEqual([...PAYMENT_STATES]);
    expect(Object.keys(PAYMENT_TABLE)).toEqual([...PAYMENT_STATES]);
  });

  it.each(cells)('$state, $event: $target', ({ state, event, target }) => {
    expect(event && next(state, event)).toBe(target === '-' ? undefined : target);
  });

  it('reaches every state from the beginning', () => {
    expect(reachable('none')).toEqual(new Set(PAYMENT_STATES));
  });

  it('leads money nowhere but to a record or back', () => {
    const back = ['refundDue', 'refundFailed', 'refundPending', 'refunded'];
    const sale = ['disputeLost', 'disputed', 'recorded'];
    expect([...reachable('succeeded')].sort()).toEqual([...sale, ...back, 'succeeded']);
    expect([...reachable('refundDue')].sort()).toEqual(back);
  });

  it('never makes a dead or refunded payment a sale', () => {
    for (const state of ['canceled', 'refundDue', 'refundPending', 'refunded', 'refundFailed'] as const) {
      expect(reachable(state).has('recorded')).toBe(false);
    }
  });

  it('never decides a refund while the bank has the money, or gave it to the buyer', () => {
    expect(next('disputed', 'refundDecided')).toBeUndefined();
    expect(next('disputeLost', 'refundDecided')).toBeUndefined();
    expect(next(advance('disputed', 'disputeWon'), 'refundDecided')).toBe('refundDue');
  });

  it('treats an event that cannot happen as a bug', () => {
    expect(advance('succeeded', 'saleRecorded')).toBe('recorded');
    expect(() => advance('refunded', 'saleRecorded')).toThrow('refunded cannot meet saleRecorded');
  });

  it('changes nothing when an event comes again', () => {
    for (const state of PAYMENT_STATES) {
      for (const event of PAYMENT_EVENTS) {
        const once = next(state, event);
        const again = once && next(once, event);
        if (again) expect(again, `${state}, ${event} twice`).toBe(once);
      }
    }
  });
});
