import type { PaymentContext } from '../payments/payment-context.ts';
import type { Provider } from '../provider/provider.ts';
import { ControlError } from './control-body.ts';

/** One of the controls: what tests look at or set. */
export interface ControlRoute {
  method: 'GET' | 'POST';
  path: RegExp;
  answer(provider: Provider, call: { id: string; text: string }): unknown;
}

/** The object with this id; throws 404 when there is none. */
export function found<Item>(map: ReadonlyMap<string, Item>, id: string): Item {
  const item = map.get(id);
  if (item === undefined) throw new ControlError(`There is no ${id}`, 404);
  return item;
}

/** What acts on payments work with when no request asked for them. */
export function contextOf(provider: Provider): PaymentContext {
  return provider.contextFor({ id: null, idempotency_key: null });
}
