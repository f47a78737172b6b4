import type { ShopState } from './state.ts';

/** Cents of a sale that an admin gave the buyer while the seller keeps the rest; undefined where nobody did. */
export function splitOf({ orders }: Pick<ShopState, 'orders'>, paymentIntentId: string): number | undefined {
  const fields = orders.find(({ id }) => id === paymentIntentId)?.fields;
  const history = (fields?.history ?? []) as { act: string }[];
  return history.some(({ act }) => act === 'split') ? Number(fields?.toBuyer) : undefined;
}
