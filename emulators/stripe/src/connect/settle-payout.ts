import type { Stripe } from 'stripe';
import { book } from '../balance/ledger.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { bankAccountOf } from './find-account.ts';
import { tellOfChange } from './standing.ts';

/** Why a bank refuses a payout (https://docs.stripe.com/api/payouts/failures), in Stripe's words. */
export const PAYOUT_FAILURES = {
  account_closed: 'The bank account has been closed.',
  account_frozen: 'The bank account has been frozen.',
  could_not_process: 'The bank could not process this payout.',
  declined: 'The bank has declined this payout. Please contact the bank before retrying.',
  incorrect_account_holder_name:
    'Your bank notified us that the bank account holder name on file is incorrect.',
  invalid_account_number: 'The routing number seems correct, but the account number is invalid.',
  no_account:
    'The bank account details on file are probably incorrect. No bank account could be located with those details.',
} as const;

export type PayoutFailure = keyof typeof PAYOUT_FAILURES;

const IS_FAILURE = (code: string): code is PayoutFailure => Object.hasOwn(PAYOUT_FAILURES, code);

/** The bank sent a payout back: no more are tried until the holder of the account gives another bank account. */
function breakBankAccount(context: PaymentContext, account: Stripe.Account, reason: string): void {
  const bank = bankAccountOf(account);
  if (bank === undefined || bank.status === 'errored') return;
  const before = structuredClone(account);
  bank.status = 'errored';
  account.payouts_enabled = false;
  if (account.requirements) {
    account.requirements.currently_due = ['external_account'];
    account.requirements.past_due = ['external_account'];
    account.requirements.eventually_due = ['external_account'];
    account.requirements.errors = [
      { code: 'verification_failed_other', reason, requirement: 'external_account' },
    ];
  }
  context.emit('account.external_account.updated', bank, { status: 'new' }, account.id);
  tellOfChange(context, account, before);
}

/** The bank has taken a payout, or sends it back: then the money is in the balance again. One that ended already stays as it is. */
export function settlePayout(
  context: PaymentContext,
  payout: Stripe.Payout,
  failure: string | null,
): Stripe.Payout {
  const { store, now } = context;
  const owner = store.payouts.get(payout.id)?.account ?? null;
  const { status } = payout;
  const mayEnd = status === 'pending' || (status === 'paid' && failure !== null);
  if (!mayEnd || !store.payouts.has(payout.id)) return payout;
  if (failure === null) {
    payout.status = 'paid';
    payout.reconciliation_status = payout.automatic ? 'completed' : 'not_applicable';
    store.changed();
    context.emit('payout.paid', payout, { status }, owner);
    return payout;
  }
  const message = IS_FAILURE(failure) ? PAYOUT_FAILURES[failure] : 'The bank refused this payout.';
  payout.status = 'failed';
  payout.failure_code = failure;
  payout.failure_message = message;
  payout.failure_balance_transaction = book(store, {
    account: owner,
    kind: 'payout_failure',
    amount: payout.amount,
    currency: payout.currency,
    source: payout.id,
    at: now(),
  }).id;
  context.emit('payout.failed', payout, { status }, owner);
  const account = owner === null ? undefined : store.accounts.get(owner);
  if (account !== undefined) breakBankAccount(context, account, message);
  return payout;
}
