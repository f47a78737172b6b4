import { validate } from '@thriftline/domain/base/fields/validate';
import { toCents } from '@thriftline/domain/base/money';
import { type OrderActInput, orderActDetails } from '@thriftline/domain/orders/order-act';
import type { OrderActor } from '@thriftline/domain/orders/order-machine';
import type { OrderProblem, OrderProblemReason } from '@thriftline/domain/orders/order-problem';
import type { OrderMove } from '../orders/write-order.ts';

function problemOf({ reason, text = '', pictures = [] }: OrderActInput): OrderProblem {
  const shown = pictures.map(({ width, height }) => ({ width, height }));
  return {
    reason: reason as OrderProblemReason,
    text: text.trim(),
    ...(shown.length > 0 && { pictures: shown }),
  };
}

/** What an act says of itself, as it is stored. Throws `invalid-argument` where it leaves out what it has to say. */
export function detailsOf(as: OrderActor, input: OrderActInput): Partial<OrderMove> {
  const { act, tracking, reason, text, toBuyer } = input;
  const schema = orderActDetails(as, act);
  const said = {
    ...(toBuyer !== undefined && { toBuyer }),
    ...(reason !== undefined && { reason }),
    ...(text !== undefined && { text: text.trim() }),
  };
  if (schema !== undefined) validate(schema, said);
  if (act === 'report') return { problem: problemOf(input) };
  if (act === 'answer') return { answer: (text ?? '').trim() };
  if (as === 'admin') {
    const cents = act === 'split' ? toCents(toBuyer ?? 0) : null;
    return { decision: (text ?? '').trim(), ...(cents !== null && { toBuyer: cents }) };
  }
  const found = tracking?.trim();
  return act === 'ship' && found ? { tracking: found } : {};
}
