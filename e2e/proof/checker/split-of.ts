import { sum } from './cents.ts';
import type { ShopState } from './state.ts';

/**
 * Cents of a sale that went back to the buyer, or are to, while the seller keeps the rest: because an admin split it, or somebody sent
 * them in the provider's dashboard; undefined where nobody did.
 */
export function splitOf(
  { orders, refunds, byHand = new Set() }: Pick<ShopState, 'orders' | 'refunds' | 'byHand'>,
  paymentIntentId: string,
): number | undefined {
  const fields = orders.find(({ id }) => id === paymentIntentId)?.fields;
  const history = (fields?.history ?? []) as { act: string }[];
  const split = history.some(({ act }) => act === 'split') ? Number(fields?.toBuyer) : undefined;
  const parts = refunds.filter(
    ({ id, payment_intent, status }) =>
      payment_intent === paymentIntentId && status === 'succeeded' && byHand.has(id),
  );
  if (parts.length === 0) return split;
  return (split ?? 0) + sum(parts.map(({ amount }) => amount));
}
