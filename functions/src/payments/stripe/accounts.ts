import {
  ACCOUNT_LOST,
  type SellerAccount,
  type SellerAccountState,
} from '@thriftline/domain/payouts/seller-account';
import type { Stripe } from 'stripe';
import { siteOrigin } from '../../platform/config.ts';
import { askStripe } from './ask-stripe.ts';
import { isStripeError } from './stripe-errors.ts';

/** What the provider says of an account. */
export type AccountFacts = Pick<
  SellerAccount,
  'state' | 'missing' | 'missingBy' | 'disabledReason' | 'reachesBank' | 'isPerson'
>;

function stateOf(account: Stripe.Account): SellerAccountState {
  if (account.capabilities?.transfers === 'active') return 'ready';
  return account.details_submitted ? 'restricted' : 'onboarding';
}

/** What of an account the shop keeps: nothing that the provider asks the seller about stands here, only what it is called. */
export function toAccountFacts(account: Stripe.Account): AccountFacts {
  const { currently_due, past_due, current_deadline, disabled_reason } = account.requirements ?? {};
  return {
    state: stateOf(account),
    missing: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])].sort(),
    ...(current_deadline ? { missingBy: current_deadline * 1000 } : {}),
    ...(disabled_reason ? { disabledReason: disabled_reason } : {}),
    reachesBank: account.payouts_enabled,
    ...(account.business_type === 'individual' ? { isPerson: true as const } : {}),
  };
}

/** An account that is closed, or that has left the shop; to a wrong key every account is one. */
const LOST: AccountFacts = {
  state: 'restricted',
  missing: [],
  disabledReason: ACCOUNT_LOST,
  reachesBank: false,
};

/** Stripe's category of used goods (https://docs.stripe.com/connect/setting-mcc). */
const USED_GOODS = '5931';

/** Opens an account for a seller, whose costs and losses the shop bears; asking again with the same tries gives the same. */
export async function createAccount({
  uid,
  email,
  country,
  tries,
}: {
  uid: string;
  email: string | undefined;
  country: string;
  tries: number;
}): Promise<string> {
  const account = await askStripe((client) =>
    client.accounts.create(
      {
        country,
        ...(email === undefined ? {} : { email }),
        controller: {
          fees: { payer: 'application' },
          losses: { payments: 'application' },
          stripe_dashboard: { type: 'express' },
          requirement_collection: 'stripe',
        },
        // Nobody pays such an account by card, but Stripe refuses transfers alone to a platform that it hasn't approved for that.
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        // Otherwise whoever may be paid by card is asked for a website, which a private person doesn't have.
        business_profile: {
          mcc: USED_GOODS,
          product_description: `Second-hand items, sold at ${siteOrigin()}, which takes the payment`,
        },
        metadata: { uid },
      },
      { idempotencyKey: `account-${uid}-${tries}` },
    ),
  );
  return account.id;
}

/** What the provider says of an account now; `LOST` for one that the shop can't reach any more. */
export async function retrieveAccount(accountId: string): Promise<AccountFacts> {
  try {
    return toAccountFacts(await askStripe((client) => client.accounts.retrieve(accountId)));
  } catch (error) {
    // An account that took the shop's access back answers like that, too (https://docs.stripe.com/error-codes).
    if (await isStripeError(error, 'account_invalid', 'resource_missing')) return LOST;
    throw error;
  }
}

/** Where the seller says what is missing: an address for once, and for some minutes. */
export async function onboardingAddress(accountId: string, page: string): Promise<string> {
  const link = await askStripe((client) =>
    client.accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      refresh_url: `${page}?from=expired`,
      return_url: `${page}?from=provider`,
    }),
  );
  return link.url;
}

/** Where the seller looks at their account with the provider. */
export async function dashboardAddress(accountId: string): Promise<string> {
  const link = await askStripe((client) => client.accounts.createLoginLink(accountId));
  return link.url;
}

/** What a seller's bank did with the money that the provider sent it last; undefined before the first. */
export async function lastBankPayout(
  accountId: string,
): Promise<{ id: string; failure: string | undefined } | undefined> {
  const { data } = await askStripe((client) =>
    client.payouts.list({ limit: 1 }, { stripeAccount: accountId }),
  );
  const last = data[0];
  if (last === undefined) return undefined;
  return { id: last.id, failure: last.status === 'failed' ? (last.failure_code ?? 'unknown') : undefined };
}
