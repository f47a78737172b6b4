import type { StoredTime } from '../base/stored-time.ts';

/** What a seller's account with the card provider is: being set up, taking money, or held by the provider. */
export const SELLER_ACCOUNT_STATES = ['onboarding', 'ready', 'restricted'] as const;
/** One of them. */
export type SellerAccountState = (typeof SELLER_ACCOUNT_STATES)[number];

/** `sellerAccounts/{uid}`: where a seller's money goes, as the provider said last. Functions alone write it. */
export interface SellerAccount {
  /** The provider's name of it; absent until it is made. */
  accountId?: string;
  state: SellerAccountState;
  /** What the provider wants to know, by its own names (seller-account-texts.ts), and by when, in milliseconds since 1970. */
  missing: readonly string[];
  missingBy?: number;
  /** Why the provider holds the account, by its own names. */
  disabledReason?: string;
  /** Whether the provider can send the account's money on to a bank. */
  reachesBank: boolean;
  /** That they told the provider they sell as a private person; absent for a trader, and where they have not said so. */
  isPerson?: true;
  /** Why a bank refused money last, by the provider's names. */
  bankFailure?: string;
  /** Part of the provider's idempotency key: how often making it was refused. */
  tries: number;
  updatedAt: StoredTime;
}

/** Whether the account takes transfers. */
export function isAccountReady(account: Pick<SellerAccount, 'state'> | undefined): boolean {
  return account?.state === 'ready';
}

/** Among the provider's reasons the shop's own name for an account that the provider knows nothing of, or doesn't let it see. */
export const ACCOUNT_LOST = 'account_lost';

/** Whether the account is closed, or has left the shop: it never takes a transfer again. */
export function isAccountLost(account: Pick<SellerAccount, 'disabledReason'> | undefined): boolean {
  return account?.disabledReason === ACCOUNT_LOST;
}
