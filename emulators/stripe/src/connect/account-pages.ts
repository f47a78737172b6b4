import type { Stripe } from 'stripe';
import { randomText } from '../model/new-id.ts';
import type { AccountPage } from '../model/store.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { namedAccount } from './find-account.ts';

export const ACCOUNT_LINK_PARAMETERS = [
  'account',
  'collection_options',
  'refresh_url',
  'return_url',
  'type',
] as const;

/** How long a link may be followed, in seconds. */
const LINK_SECONDS = 5 * 60;

/** Where the pages lie. */
export const PAGES_PATH = '/connect/';

function aPage(
  { store, now }: PaymentContext,
  facts: Pick<AccountPage, 'kind' | 'account' | 'refreshUrl' | 'returnUrl'>,
): AccountPage {
  const page = { ...facts, token: randomText(24), expiresAt: now() + LINK_SECONDS, session: null };
  store.accountPages.set(page.token, page);
  store.changed();
  return page;
}

function readAddress(parameters: Parameters, name: 'refresh_url' | 'return_url'): string {
  const address = parameters.required(name);
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  throw new InvalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
}

/** A link to the onboarding, for the holder of an account alone: it works once, and not for long. */
export function createAccountLink(
  context: PaymentContext,
  parameters: Parameters,
  origin: string,
): Stripe.AccountLink {
  const account = namedAccount(context, parameters.required('account'), 'account');
  const type =
    parameters.oneOf('type', ['account_onboarding', 'account_update']) ?? parameters.missing('type');
  if (type === 'account_update') {
    throw new InvalidRequest(
      "You cannot create `account_update` type Account Links for this account, because your platform isn't responsible for collecting its requirements. You can create `account_onboarding` type Account Links.",
      { param: 'type' },
    );
  }
  parameters.nested('collection_options', ['fields', 'future_requirements']);
  const page = aPage(context, {
    kind: 'onboarding',
    account: account.id,
    refreshUrl: readAddress(parameters, 'refresh_url'),
    returnUrl: readAddress(parameters, 'return_url'),
  });
  return {
    object: 'account_link',
    created: context.now(),
    expires_at: page.expiresAt,
    url: `${origin}${PAGES_PATH}${page.token}`,
  };
}

/** A link to the page on which the holder of an account sees their money. */
export function createLoginLink(
  context: PaymentContext,
  account: Stripe.Account,
  origin: string,
): Stripe.LoginLink {
  if (account.controller?.stripe_dashboard?.type !== 'express') {
    throw new InvalidRequest(
      `Cannot create a login link for account ${account.id}: it does not have access to the Express Dashboard.`,
    );
  }
  if (!account.details_submitted) {
    throw new InvalidRequest('Cannot create a login link for an account that has not completed onboarding.');
  }
  const page = aPage(context, { kind: 'dashboard', account: account.id, refreshUrl: null, returnUrl: null });
  return { object: 'login_link', created: context.now(), url: `${origin}${PAGES_PATH}${page.token}` };
}
