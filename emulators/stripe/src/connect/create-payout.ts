import type { Stripe } from 'stripe';
import { book, fundsOf, makeAvailable } from '../balance/ledger.ts';
import { newId } from '../model/new-id.ts';
import { readAmount, readCurrency } from '../payments/amount.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { bankAccountOf } from './find-account.ts';
import { settlePayout } from './settle-payout.ts';

export const PAYOUT_PARAMETERS = [
  'amount',
  'currency',
  'description',
  'metadata',
  'method',
  'statement_descriptor',
] as const;

const DAY_SECONDS = 24 * 60 * 60;

/** The platform's own bank account: it has one without any onboarding. */
const PLATFORM_BANK = 'ba_local_platform';

interface PayoutFacts {
  amount: number;
  currency: string;
  automatic: boolean;
  description: string | null;
  metadata: Record<string, string>;
  statementDescriptor: string | null;
}

function payOutTo(
  context: PaymentContext,
  account: Stripe.Account | null,
  { amount, currency, automatic, description, metadata, statementDescriptor }: PayoutFacts,
): Stripe.Payout {
  const { store, now } = context;
  const id = newId('po');
  const owner = account?.id ?? null;
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: now() + DAY_SECONDS,
    automatic,
    balance_transaction: book(store, {
      account: owner,
      kind: 'payout',
      amount: -amount,
      currency,
      source: id,
      at: now(),
      description: description ?? 'STRIPE PAYOUT',
    }).id,
    created: now(),
    currency,
    description,
    destination: account === null ? PLATFORM_BANK : (bankAccountOf(account)?.id ?? null),
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'in_progress' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: statementDescriptor,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  };
  store.payouts.set(id, { account: owner, object: payout });
  store.changed();
  context.emit('payout.created', payout, undefined, owner);
  const failure = context.connect.nextPayoutFails;
  context.connect.nextPayoutFails = null;
  context.later((then) => settlePayout(then, payout, failure));
  return payout;
}

function assertPaidOut(account: Stripe.Account): void {
  if (account.payouts_enabled && bankAccountOf(account)?.status !== 'errored') return;
  throw new InvalidRequest(
    `Payouts to account ${account.id} are disabled: it has to give what is due, or another bank account, first.`,
    { code: 'payouts_not_allowed' },
  );
}

/** Pays money out of a balance: a connected account's, or the platform's own. */
export function createPayout(
  context: PaymentContext,
  account: Stripe.Account | null,
  parameters: Parameters,
): Stripe.Payout {
  const amount = readAmount(parameters) ?? parameters.missing('amount');
  const currency = readCurrency(parameters) ?? parameters.missing('currency');
  const metadata = parameters.metadata({});
  parameters.oneOf('method', ['standard']);
  if (account !== null) assertPaidOut(account);
  if (amount > fundsOf(context.store, account?.id ?? null, currency).available) {
    throw new InvalidRequest(
      'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).',
      { code: 'balance_insufficient' },
    );
  }
  return payOutTo(context, account, {
    amount,
    currency,
    automatic: false,
    description: parameters.clearableText('description') ?? null,
    metadata,
    statementDescriptor: parameters.clearableText('statement_descriptor') ?? null,
  });
}

/**
 * What happens each day by itself: whatever the account has is paid out, once the money has become available. Null when
 * there is nothing, or nowhere to pay it to.
 */
export function payOutDaily(context: PaymentContext, account: Stripe.Account): Stripe.Payout | null {
  makeAvailable(context.store, context.now(), { account: account.id });
  const currency = account.default_currency ?? 'usd';
  const { available } = fundsOf(context.store, account.id, currency);
  const isManual = account.settings?.payouts?.schedule.interval === 'manual';
  const isBroken = bankAccountOf(account)?.status === 'errored';
  if (available <= 0 || !account.payouts_enabled || isBroken || isManual) return null;
  return payOutTo(context, account, {
    amount: available,
    currency,
    automatic: true,
    description: 'STRIPE PAYOUT',
    metadata: {},
    statementDescriptor: null,
  });
}
