import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyEntryText } from './history-entry-text.ts';
import { nextStep } from './next-step.ts';
import { isOrderOver, nextOrderState, type OrderEntry, orderActs, orderState, stoppedIn } from './order.ts';
import {
  decideOrderSchema,
  hasForm,
  orderActDetails,
  orderActSchema,
  pickupCodeSchema,
  reportOrderSchema,
} from './order-act.ts';
import { afterWorkingDays, ORDER_TIMERS, orderTimes } from './order-deadlines.ts';
import {
  ORDER_ACTS,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderAct,
  type OrderActor,
  type OrderState,
} from './order-machine.ts';
import { ORDER_ACT_LABELS, ORDER_ACT_QUESTIONS } from './order-texts.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const ACTORS: readonly OrderActor[] = ['buyer', 'seller', 'admin'];
const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });

/** An order that came into the state at `NOW`. */
function orderIn(state: OrderState) {
  const { dueAt } = orderTimes(state, NOW);
  return { state, ...(dueAt !== undefined && { dueAt: time(dueAt) }) };
}

/** The table once more, drawn; what is not here nobody can do. */
const DRAWN = `
paid      buyer.receive    released
paid      buyer.cancel     refunded
paid      seller.ship      shipped
paid      seller.handOver  released
paid      seller.cancel    refunded
shipped   buyer.receive    released
shipped   buyer.report     disputed
shipped   seller.refund    refunded
disputed  buyer.withdraw   released
disputed  seller.answer    disputed
disputed  seller.refund    refunded
escalated buyer.withdraw   released
escalated seller.answer    escalated
escalated seller.refund    refunded
escalated admin.refund     refunded
escalated admin.split      released
escalated admin.release    released
`;

/** What the clock makes of each state, and after how many days from a Monday noon. */
const CLOCK = `
paid      7  refunded
shipped   14 released
disputed  3  escalated
escalated 60 refunded
`;

it('what its buyer fetches nobody sends, and what is sent may be handed over all the same', () => {
  const sent = (delivery?: 'pickup' | 'delivery') =>
    orderActs({ ...orderIn('paid'), ...(delivery && { delivery }) }, 'seller', NOW);
  expect([sent(), sent('delivery'), sent('pickup')]).toEqual([
    ['ship', 'handOver', 'cancel'],
    ['ship', 'handOver', 'cancel'],
    ['handOver', 'cancel'],
  ]);
  const paid = { ...orderIn('paid'), delivery: 'pickup' } as const;
  expect(nextOrderState(paid, 'seller', 'ship', NOW)).toBeUndefined();
  expect(nextStep({ state: 'paid', delivery: 'pickup' }, 'seller').text).toMatch(/picks it up/);
  expect(nextStep({ state: 'paid', delivery: 'delivery' }, 'seller').text).toMatch(/address/);
  expect(nextStep({ state: 'shipped', delivery: 'delivery' }, 'seller').text).toBe(
    nextStep({ state: 'shipped' }, 'seller').text,
  );
});

it('while a bank has the money, or gave it to the buyer, nobody ends the order or sends the item', () => {
  const acts = (dispute: 'open' | 'won' | 'lost') =>
    ORDER_STATES.flatMap((state) =>
      ACTORS.flatMap((actor) =>
        orderActs(orderIn(state), actor, NOW, dispute).map((act) => `${state} ${actor}.${act}`),
      ),
    );
  const said = ['shipped buyer.report', 'disputed seller.answer', 'escalated seller.answer'];
  expect(acts('open')).toEqual(said);
  expect(acts('lost')).toEqual(said);
  expect(acts('won')).toHaveLength(rows(DRAWN).length);
});

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(/\s+/));

describe('an order', () => {
  it('goes where the table leads, and nowhere else', () => {
    const found: string[][] = [];
    for (const state of ORDER_STATES)
      for (const actor of ACTORS)
        for (const act of ORDER_ACTS) {
          const next = nextOrderState(orderIn(state), actor, act, NOW);
          if (next !== undefined) found.push([state, `${actor}.${act}`, next]);
        }
    expect(found.sort()).toEqual(rows(DRAWN).sort());
  });

  it.each(['paid', 'shipped', 'disputed'] as const)(
    'that was %s when its seller was suspended waits for an admin, who may let it go on',
    (state) => {
      const entry = (act: OrderEntry['act'], next: OrderState) =>
        ({ act, by: 'shop', state: next, at: time(NOW) }) as const;
      const stopped = {
        ...orderIn('escalated'),
        history: [
          entry('pay', 'paid'),
          entry('ship', state),
          entry('stop', 'escalated'),
          entry('answer', 'escalated'),
        ],
      };
      expect(stoppedIn(stopped)).toBe(state);
      expect(orderActs(stopped, 'admin', NOW)).toEqual(['refund', 'split', 'release', 'resume']);
      expect(nextOrderState(stopped, 'admin', 'resume', NOW)).toBe(state);
      const gone = { ...stopped, state, history: [...stopped.history, entry('resume', state)] };
      expect([stoppedIn(gone), nextOrderState(gone, 'admin', 'resume', NOW)]).toEqual([undefined, undefined]);
      const again = {
        ...stopped,
        history: [...gone.history, entry('report', 'disputed'), entry('lapse', 'escalated')],
      };
      expect(stoppedIn(again)).toBeUndefined();
    },
  );

  it('is over once its money is one side’s for good, and only then', () => {
    expect(ORDER_STATES.filter(isOrderOver)).toEqual(['released', 'refunded']);
    expect(ORDER_STATES.filter((state) => ORDER_TIMERS[state] === undefined)).toEqual([
      'released',
      'refunded',
    ]);
  });

  it.each(rows(CLOCK))(
    'that is %s is read after %s days as %s, and not a moment before',
    (name, days, next) => {
      const order = orderIn(name as OrderState);
      const due = NOW + Number(days) * DAY;
      expect([due - 1, due, due + 400 * DAY].map((now) => orderState(order, now))).toEqual([
        name,
        next,
        next,
      ]);
      for (const actor of ACTORS) {
        expect(orderActs(order, actor, due)).toEqual(
          // Nothing that the clock does is stopped.
          Object.keys(ORDER_MOVES[next as OrderState][actor] ?? {}).filter((act) => act !== 'resume'),
        );
      }
    },
  );

  it('comes to its end from wherever it is, whatever anybody leaves undone', () => {
    for (const state of ORDER_STATES) {
      let at: OrderState = state;
      for (let steps = 0; !isOrderOver(at); steps += 1) {
        expect(steps).toBeLessThan(ORDER_STATES.length);
        at = ORDER_TIMERS[at]?.next ?? at;
      }
    }
  });

  it('reminds before the time is over', () => {
    for (const state of ORDER_STATES) {
      const { dueAt, remindAt } = orderTimes(state, NOW);
      if (remindAt !== undefined) expect(remindAt).toBeLessThan(dueAt ?? 0);
    }
  });
});

describe('working days', () => {
  it('leave out weekends', () => {
    const friday = Date.UTC(2026, 10, 27, 9);
    expect(new Date(afterWorkingDays(friday, 1))).toEqual(new Date(Date.UTC(2026, 10, 30, 9)));
    expect(new Date(afterWorkingDays(friday, 5))).toEqual(new Date(Date.UTC(2026, 11, 4, 9)));
    expect(afterWorkingDays(friday + DAY, 1)).toBe(afterWorkingDays(friday, 1));
  });

  it('end on one, and are as many as asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 30 }), (from, days) => {
        const end = afterWorkingDays(from, days);
        const weekdays = Array.from({ length: (end - from) / DAY }, (_, index) =>
          new Date(from + (index + 1) * DAY).getUTCDay(),
        );
        expect(weekdays.filter((day) => day !== 0 && day !== 6)).toHaveLength(days);
        expect([0, 6]).not.toContain(weekdays.at(-1));
      }),
    );
  });
});

describe('the words', () => {
  it('say of each state what comes next, and what does by itself where the clock ends it', () => {
    for (const side of ['buyer', 'seller'] as const)
      for (const state of ORDER_STATES) {
        const { text, otherwise } = nextStep({ state }, side);
        expect(text).toMatch(/[.!]$/);
        expect(otherwise !== undefined).toBe(ORDER_TIMERS[state] !== undefined);
      }
  });

  it('name each act that somebody may do, and ask before what cannot be undone', () => {
    for (const [, who] of rows(DRAWN)) {
      const [actor, act] = (who ?? '').split('.') as [OrderActor, OrderAct];
      expect(ORDER_ACT_LABELS[actor][act], who).toBeTruthy();
      const entry = { act, by: actor, state: 'paid', at: time(NOW) } as const;
      for (const reader of ACTORS) expect(historyEntryText(entry, reader), who).not.toBe('The order changed');
      if (actor === 'admin') continue;
      expect(ORDER_ACT_QUESTIONS[actor][act] !== undefined, who).toBe(!hasForm(act));
      if (orderActDetails(actor, act) !== undefined) expect(hasForm(act), who).toBe(true);
    }
  });

  it('tell each entry to whoever reads it', () => {
    const entry = { act: 'ship', by: 'seller', state: 'shipped', at: time(NOW) } as const;
    expect(ACTORS.map((reader) => historyEntryText(entry, reader))).toEqual([
      'The seller sent the item',
      'You sent the item',
      'The seller sent the item',
    ]);
    const sentBack = { ...entry, act: 'sendBack', by: 'shop', state: 'refunded' } as const;
    expect(historyEntryText(sentBack, 'seller')).toBe('We refunded the payment');
    expect(historyEntryText(sentBack, 'seller', 'lost')).toBe('The buyer’s bank reversed the payment');
    const canceled = { ...entry, act: 'cancel', by: 'buyer', state: 'refunded' } as const;
    expect(historyEntryText(canceled, 'buyer')).toBe('You canceled the order: payment refunded');
    expect(historyEntryText(canceled, 'seller')).toBe('The buyer canceled the order: payment refunded');
    expect(historyEntryText({ ...entry, act: 'lapse', by: 'clock', state: 'released' }, 'buyer')).toBe(
      'Deadline passed: marked as received',
    );
    expect(historyEntryText({ ...entry, act: 'receive', by: 'buyer', state: 'released' }, 'buyer')).toBe(
      'You confirmed receipt',
    );
  });
});

describe('what an act takes', () => {
  const act = { orderId: 'pi_1', act: 'handOver', seenState: 'paid' };
  it.each([
    ['a code of six digits', { ...act, code: '012345' }, true],
    ['a code of five', { ...act, code: '12345' }, false],
    ['an act that there is not', { ...act, act: 'steal' }, false],
    ['a state that there is not', { ...act, seenState: 'stolen' }, false],
    ['too long a tracking', { ...act, tracking: 'x'.repeat(201) }, false],
  ])('%s', (_, input, isValid) => expect(orderActSchema.isValidSync(input, { strict: true })).toBe(isValid));

  it('a problem has a reason and words, a decision words', () => {
    expect(orderActDetails('buyer', 'report')).toBe(reportOrderSchema);
    expect(orderActDetails('admin', 'release')).toBe(decideOrderSchema);
    const split = { text: 'Half of it, as agreed', toBuyer: 15.5 };
    expect(orderActDetails('admin', 'split')?.isValidSync(split)).toBe(true);
    expect(orderActDetails('admin', 'split')?.isValidSync({ ...split, toBuyer: undefined })).toBe(false);
    expect(orderActDetails('admin', 'split')?.isValidSync({ ...split, toBuyer: 15.555 })).toBe(false);
    expect(reportOrderSchema.isValidSync({ reason: 'damaged', text: 'A leg is broken' })).toBe(true);
    expect(reportOrderSchema.isValidSync({ reason: 'damaged', text: 'short' })).toBe(false);
    expect(reportOrderSchema.isValidSync({ text: 'A leg is broken' })).toBe(false);
  });
});

describe('the pick-up code', () => {
  const read = (code: string) => pickupCodeSchema.validateSync({ code }).code;

  it.each(['482917', '482 917', ' 4-8-2 917 ', '٤٨٢ ٩١٧', '۴۸۲۹۱۷', '４８２９１７'])(
    'is read from “%s”',
    (typed) => {
      expect(read(typed)).toBe('482917');
    },
  );

  it('is no other number of digits, and no word', () => {
    expect(() => read('٤٨٢ ٩١')).toThrow();
    expect(() => read('later')).toThrow();
  });
});
