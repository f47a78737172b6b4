import type { ShopState } from './state.ts';

interface Entry {
  act: string;
  by: string;
}

/** Cents that a buyer did not get back who canceled their order, by what was fixed when it was paid; 0 for whatever else became of it. */
export function feeKeptOf({ orders }: Pick<ShopState, 'orders'>, paymentIntentId: string): number {
  const fields = orders.find(({ id }) => id === paymentIntentId)?.fields;
  const last = ((fields?.history ?? []) as Entry[]).at(-1);
  return last?.act === 'cancel' && last.by === 'buyer' ? Number(fields?.cancelFee ?? 0) : 0;
}
