import type { ShopState } from './state.ts';

/** Whether money may be sent to a seller now. */
export function isReady(
  { readyAccounts, sellerAccounts }: Pick<ShopState, 'readyAccounts' | 'sellerAccounts'>,
  sellerId: unknown,
): boolean {
  const account = sellerAccounts.find(({ id }) => id === sellerId)?.fields.accountId;
  return readyAccounts.some((id) => id === account);
}
