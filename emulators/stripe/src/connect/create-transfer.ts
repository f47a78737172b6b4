import type { Stripe } from 'stripe';
import { book, fundsOf } from '../balance/ledger.ts';
import { newId } from '../model/new-id.ts';
import { readAmount, readCurrency } from '../payments/amount.ts';
import { amountInWords } from '../payments/currency-units.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { InvalidRequest, ResourceMissing } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { namedAccount } from './find-account.ts';
import { newPayment } from './new-payment.ts';

export const TRANSFER_PARAMETERS = [
  'amount',
  'currency',
  'description',
  'destination',
  'metadata',
  'source_transaction',
  'source_type',
  'transfer_group',
] as const;

/** What has gone from a charge to connected accounts already, in cents. */
function transferredFrom({ store, connect }: PaymentContext, charge: Stripe.Charge): number[] {
  return [...store.transfers.values()]
    .filter(({ source_transaction: source }) => source === charge.id)
    .map((transfer) => transfer.amount - (connect.reversedCounts ? 0 : transfer.amount_reversed))
    .filter((amount) => amount > 0);
}

/** The charge that a transfer takes its money from. Refunds and disputes of it do not matter, as at Stripe. */
function sourceOf(context: PaymentContext, id: string, amount: number, currency: string): Stripe.Charge {
  const param = 'source_transaction';
  const charge = context.store.charges.get(id);
  if (charge === undefined) throw new ResourceMissing('charge', id, param, 400);
  if (!charge.paid) {
    throw new InvalidRequest(`Charge ${id} has not been paid: it cannot be the source of a transfer.`, {
      param,
    });
  }
  if (charge.currency !== currency) {
    throw new InvalidRequest(
      `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${currency})`,
      { param: 'currency' },
    );
  }
  const before = transferredFrom(context, charge);
  const inWords = (cents: number) => amountInWords(cents, currency);
  const sum = before.reduce((total, one) => total + one, 0);
  if (sum + amount > charge.amount) {
    const already = before.length === 1 ? 'is already a transfer' : 'are already transfers';
    throw new InvalidRequest(
      `Transfers using this transaction as a source must not exceed the source amount of ${inWords(charge.amount)}.${
        before.length === 0 ? '' : ` (There ${already} using this source, amounting to ${inWords(sum)}.)`
      }`,
    );
  }
  return charge;
}

function assertReceives(account: Stripe.Account): void {
  if (account.capabilities?.transfers === 'active') return;
  throw new InvalidRequest(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
}

function assertAvailable({ store }: PaymentContext, amount: number, currency: string): void {
  if (amount <= fundsOf(store, null, currency).available) return;
  throw new InvalidRequest(
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance',
    { code: 'balance_insufficient' },
  );
}

/** Sends money of the platform's to a connected account: out of a charge of its own, or of what the platform has. */
export function createTransfer(context: PaymentContext, parameters: Parameters): Stripe.Transfer {
  const { store, now } = context;
  const amount = readAmount(parameters) ?? parameters.missing('amount');
  const currency = readCurrency(parameters) ?? parameters.missing('currency');
  const destination = namedAccount(context, parameters.required('destination'), 'destination');
  parameters.oneOf('source_type', ['card']);
  const metadata = parameters.metadata({});
  const description = parameters.clearableText('description') ?? null;
  const sourceId = parameters.text('source_transaction');
  const wantedGroup = parameters.text('transfer_group');
  assertReceives(destination);
  const source = sourceId === undefined ? undefined : sourceOf(context, sourceId, amount, currency);
  if (source === undefined) assertAvailable(context, amount, currency);
  if (source !== undefined) source.transfer_group ??= wantedGroup ?? `group_${String(source.payment_intent)}`;

  const id = newId('tr');
  const paid =
    typeof source?.balance_transaction === 'string'
      ? store.balanceTransactions.get(source.balance_transaction)?.object.available_on
      : undefined;
  const movement = { currency, at: now(), availableOn: paid === undefined ? now() : Math.max(paid, now()) };
  const payment = newPayment(context, { amount, account: destination.id, transfer: id, ...movement });
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: book(store, {
      ...movement,
      account: null,
      kind: 'transfer',
      amount: -amount,
      source: id,
      description,
    }).id,
    created: now(),
    currency,
    description,
    destination: destination.id,
    destination_payment: payment.id,
    livemode: false,
    metadata,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: source?.transfer_group ?? wantedGroup ?? null,
  };
  store.transfers.set(id, transfer);
  store.changed();
  context.emit('transfer.created', transfer);
  return transfer;
}
