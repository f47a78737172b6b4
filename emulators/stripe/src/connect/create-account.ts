import type { Stripe } from 'stripe';
import { newId } from '../model/new-id.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { NEW_STANDING, requirementsOf } from './standing.ts';

export const CREATE_ACCOUNT_PARAMETERS: readonly string[] = [
  'business_profile',
  'business_type',
  'capabilities',
  'controller',
  'country',
  'default_currency',
  'email',
  'metadata',
  'settings',
];

const PROFILE_TEXTS = [
  'mcc',
  'name',
  'product_description',
  'support_email',
  'support_phone',
  'support_url',
  'url',
] as const;

/** How the money of an account is paid out. */
const INTERVALS = ['daily', 'manual'] as const;

const CURRENCIES: Readonly<Record<string, string>> = { US: 'usd', GB: 'gbp' };

/** Days until a payment to an account may be paid out. */
const DELAY_DAYS = 2;

/** The one way of connecting accounts that is served: the platform pays fees and bears losses, Stripe asks for what it has to know. */
function readController(controller: Parameters): Stripe.Account.Controller {
  const nested = (name: string, field: string) => controller.nested(name, [field]);
  const refuse = (param: string, wanted: string) =>
    new InvalidRequest(`The local card provider serves accounts with controller[${param}]=${wanted} only.`, {
      param: `controller[${param}]`,
    });
  if (nested('fees', 'payer')?.text('payer') !== 'application') throw refuse('fees][payer', 'application');
  if (nested('losses', 'payments')?.text('payments') !== 'application') {
    throw refuse('losses][payments', 'application');
  }
  if ((controller.text('requirement_collection') ?? 'stripe') !== 'stripe') {
    throw refuse('requirement_collection', 'stripe');
  }
  const dashboard = nested('stripe_dashboard', 'type')?.text('type');
  if (dashboard !== 'express' && dashboard !== 'none')
    throw refuse('stripe_dashboard][type', 'express or none');
  return {
    fees: { payer: 'application' },
    is_controller: true,
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: dashboard },
    type: 'application',
  };
}

/** What is requested. Accounts without `card_payments` need Stripe’s approval of the platform, and some countries have none at all. */
function readCapabilities(parameters: Parameters): Stripe.Account.Capabilities {
  const names = ['transfers', 'card_payments'] as const;
  const capabilities = parameters.nested('capabilities', names) ?? parameters.missing('capabilities');
  const requested = names.filter((name) => capabilities.nested(name, ['requested'])?.boolean('requested'));
  if (requested.includes('transfers') && !requested.includes('card_payments')) {
    throw new InvalidRequest(
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.',
    );
  }
  return Object.fromEntries(requested.map((name) => [name, 'inactive']));
}

/** What is known of a business, with the sent changes. */
export function readProfile(
  parameters: Parameters,
  before: Stripe.Account.BusinessProfile,
): Stripe.Account.BusinessProfile {
  const sent = parameters.nested('business_profile', PROFILE_TEXTS);
  const texts = PROFILE_TEXTS.map((name) => [name, sent?.clearableText(name) ?? before[name] ?? null]);
  return { ...before, ...Object.fromEntries(texts) };
}

/** When money is paid out, with the sent changes. */
export function readSchedule(
  parameters: Parameters,
  before: Stripe.Account.Settings.Payouts.Schedule,
): Stripe.Account.Settings.Payouts.Schedule {
  const schedule = parameters
    .nested('settings', ['payouts'])
    ?.nested('payouts', ['schedule'])
    ?.nested('schedule', ['interval', 'delay_days']);
  const delay = schedule?.text('delay_days') === 'minimum' ? DELAY_DAYS : schedule?.integer('delay_days');
  return {
    delay_days: delay ?? before.delay_days,
    interval: schedule?.oneOf('interval', INTERVALS) ?? before.interval,
  };
}

function settingsOf(schedule: Stripe.Account.Settings.Payouts.Schedule): Stripe.Account.Settings {
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      decline_on: { avs_failure: false, cvc_failure: false },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: 'Etc/UTC' },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: { debit_negative_balances: true, schedule, statement_descriptor: null },
  };
}

/** Connects an account, whose holder then has to be sent to the onboarding. */
export function createAccount(context: PaymentContext, parameters: Parameters): Stripe.Account {
  const controller =
    parameters.nested('controller', ['fees', 'losses', 'requirement_collection', 'stripe_dashboard']) ??
    parameters.missing('controller');
  const country = parameters.text('country') ?? 'US';
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new InvalidRequest(
      `Country '${country}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'.`,
      {
        code: 'country_unsupported',
        param: 'country',
      },
    );
  }
  const email = parameters.text('email') ?? null;
  if (email !== null && !/^[^\s@]+@\S+$/.test(email)) {
    throw new InvalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
  }
  const id = newId('acct');
  const dashboard = readController(controller);
  const account: Stripe.Account = {
    id,
    object: 'account',
    business_profile: readProfile(parameters, {
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    }),
    business_type:
      parameters.oneOf('business_type', ['company', 'government_entity', 'individual', 'non_profit']) ?? null,
    capabilities: readCapabilities(parameters),
    charges_enabled: false,
    controller: dashboard,
    country,
    created: context.now(),
    default_currency: parameters.text('default_currency') ?? CURRENCIES[country] ?? 'eur',
    details_submitted: false,
    email,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    future_requirements: { ...requirementsOf({ ...NEW_STANDING, due: [] }), disabled_reason: null },
    metadata: parameters.metadata({}),
    payouts_enabled: false,
    requirements: requirementsOf(NEW_STANDING),
    settings: settingsOf(readSchedule(parameters, { delay_days: DELAY_DAYS, interval: 'daily' })),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: dashboard.stripe_dashboard?.type === 'express' ? 'express' : 'none',
  };
  context.store.accounts.set(id, account);
  context.store.changed();
  return account;
}
