import type { Stripe } from 'stripe';
import { newId } from '../model/new-id.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { bankAccountOf } from './find-account.ts';

/** What Stripe asks of a person who is to be paid, before anything is known of them. */
const ASKED_OF_ALL = [
  'business_type',
  'external_account',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

/** The paper that is asked for when somebody leaves it out. */
const DOCUMENT = 'individual.verification.document';

/** Why Stripe may keep an account from being paid. https://docs.stripe.com/api/accounts/object#account_object-requirements-disabled_reason */
export const DISABLED_REASONS = [
  'action_required.requested_capabilities',
  'listed',
  'other',
  'platform_paused',
  'rejected.fraud',
  'rejected.incomplete_verification',
  'rejected.listed',
  'rejected.other',
  'rejected.platform_fraud',
  'rejected.platform_other',
  'rejected.platform_terms_of_service',
  'rejected.terms_of_service',
  'requirements.past_due',
  'requirements.pending_verification',
  'under_review',
] as const satisfies readonly Stripe.Account.Requirements.DisabledReason[];

type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Where an account stands with the provider. */
export interface Standing {
  /** Whether its holder went through the onboarding. */
  isSubmitted: boolean;
  transfers: 'active' | 'pending' | 'inactive';
  disabledReason: DisabledReason | null;
  /** What has to be given, and is overdue. */
  due: readonly string[];
  /** What was given and is being looked at. */
  underCheck: readonly string[];
  /** What was wrong with what was given. */
  errors: readonly Stripe.Account.Requirements.Error[];
}

const NOTHING_DUE = { due: [], underCheck: [], errors: [] } as const;

/** An account that nobody told anything about. */
export const NEW_STANDING: Standing = {
  ...NOTHING_DUE,
  isSubmitted: false,
  transfers: 'inactive',
  disabledReason: 'requirements.past_due',
  due: ASKED_OF_ALL,
};

/** All was given, and is being looked at. */
export const PENDING_STANDING: Standing = {
  ...NOTHING_DUE,
  isSubmitted: true,
  transfers: 'pending',
  disabledReason: 'requirements.pending_verification',
  underCheck: [DOCUMENT],
};

/** Money may be sent, and is paid out. */
export const READY_STANDING: Standing = {
  ...NOTHING_DUE,
  isSubmitted: true,
  transfers: 'active',
  disabledReason: null,
};

/** Something has to be given before money may be sent. */
export function restrictedStanding(
  disabledReason: DisabledReason = 'requirements.past_due',
  due: readonly string[] = [DOCUMENT],
): Standing {
  return { ...NOTHING_DUE, isSubmitted: true, transfers: 'inactive', disabledReason, due };
}

/** The provider will have nothing to do with it. */
export function rejectedStanding(disabledReason: DisabledReason = 'rejected.other'): Standing {
  return restrictedStanding(disabledReason, []);
}

/** What an account's `requirements` say of its standing. */
export function requirementsOf({
  disabledReason,
  due,
  underCheck,
  errors,
}: Standing): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...due],
    disabled_reason: disabledReason,
    errors: [...errors],
    eventually_due: [...due],
    past_due: [...due],
    pending_verification: [...underCheck],
  };
}

/** The capability to be sent money, as Stripe shows it by itself. */
export function transfersCapability({ created, ...account }: Stripe.Account): Stripe.Capability {
  const { alternatives, current_deadline, currently_due, disabled_reason, errors, ...rest } =
    account.requirements ?? requirementsOf(NEW_STANDING);
  const requirements: Stripe.Capability.Requirements = {
    alternatives,
    current_deadline,
    currently_due: currently_due ?? [],
    // Capabilities name fewer reasons than accounts.
    disabled_reason: disabled_reason === null ? null : 'requirements.fields_needed',
    errors: [],
    eventually_due: rest.eventually_due ?? [],
    past_due: rest.past_due ?? [],
    pending_verification: rest.pending_verification ?? [],
  };
  return {
    id: 'transfers',
    object: 'capability',
    account: account.id,
    future_requirements: {
      ...requirements,
      currently_due: [],
      disabled_reason: null,
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    requested: account.capabilities?.transfers !== undefined,
    requested_at: created ?? null,
    requirements,
    status: account.capabilities?.transfers ?? 'unrequested',
  };
}

/** The bank account that somebody gives who is asked for one. */
function aBankAccount(account: Stripe.Account): Stripe.BankAccount {
  return {
    id: newId('ba'),
    object: 'bank_account',
    account: account.id,
    account_holder_name: null,
    account_holder_type: 'individual',
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country: account.country ?? 'US',
    currency: account.default_currency ?? 'usd',
    default_for_currency: true,
    fingerprint: 'localbankaccount',
    future_requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    last4: '6789',
    metadata: {},
    requirements: { currently_due: [], errors: [], past_due: [], pending_verification: [] },
    routing_number: '110000000',
    status: 'new',
  };
}

/** What of an account a new standing may change. */
const CHANGED_BY_STANDING = [
  'capabilities',
  'charges_enabled',
  'details_submitted',
  'external_accounts',
  'payouts_enabled',
  'requirements',
] as const;

/** Brings an account to a standing, and tells of it if that changed anything. */
export function setStanding(
  context: PaymentContext,
  account: Stripe.Account,
  standing: Standing,
): Stripe.Account {
  const before = structuredClone(account);
  const has = (capability: 'transfers' | 'card_payments') => account.capabilities?.[capability] !== undefined;
  account.requirements = requirementsOf(standing);
  account.details_submitted = standing.isSubmitted;
  account.payouts_enabled = standing.transfers === 'active';
  account.charges_enabled = standing.transfers === 'active' && has('card_payments');
  account.capabilities = {
    ...(has('card_payments') ? { card_payments: standing.transfers } : {}),
    ...(has('transfers') ? { transfers: standing.transfers } : {}),
  };
  const bank = bankAccountOf(account);
  if (standing.isSubmitted && bank === undefined) account.external_accounts?.data.push(aBankAccount(account));
  if (standing.transfers === 'active' && bank?.status === 'errored') {
    // Whoever gives another bank account has one without the error.
    account.external_accounts?.data.splice(0, 1, aBankAccount(account));
  }
  tellOfChange(context, account, before);
  return account;
}

/** Tells of what has become of an account. */
export function tellOfChange(
  { store, emit }: PaymentContext,
  account: Stripe.Account,
  before: Stripe.Account,
): void {
  const changed = CHANGED_BY_STANDING.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(account[name]),
  );
  store.changed();
  if (changed.length === 0) return;
  const previous = Object.fromEntries(changed.map((name) => [name, before[name]]));
  emit('account.updated', account, previous, account.id);
  const status = before.capabilities?.transfers;
  if (status === account.capabilities?.transfers) return;
  emit('capability.updated', transfersCapability(account), { status }, account.id);
}
