import type { Stripe } from 'stripe';
import { book, fundsOf } from '../balance/ledger.ts';
import { newId } from '../model/new-id.ts';
import { readAmount } from '../payments/amount.ts';
import { amountInWords } from '../payments/currency-units.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';

export const REVERSAL_PARAMETERS = ['amount', 'description', 'metadata', 'refund_application_fee'] as const;

function readReversed(transfer: Stripe.Transfer, parameters: Parameters): number {
  const left = transfer.amount - transfer.amount_reversed;
  if (left === 0) throw new InvalidRequest(`Transfer ${transfer.id} is already fully reversed.`);
  const amount = readAmount(parameters) ?? left;
  if (amount <= left) return amount;
  const inWords = (cents: number) => amountInWords(cents, transfer.currency);
  throw new InvalidRequest(
    `Transfer reversal amount (${inWords(amount)}) is greater than unreversed amount on transfer (${inWords(left)})`,
    { param: 'amount' },
  );
}

/** Takes money of a transfer back from the connected account, which must have it: all of it, or the amount asked for. */
export function reverseTransfer(
  { store, connect, now, emit }: PaymentContext,
  transfer: Stripe.Transfer,
  parameters: Parameters,
): Stripe.TransferReversal {
  const metadata = parameters.metadata({});
  parameters.boolean('refund_application_fee');
  const amount = readReversed(transfer, parameters);
  const { currency } = transfer;
  const account = String(transfer.destination);
  const { available, pending } = fundsOf(store, account, currency);
  if (amount > available + pending && !connect.reversalsGoNegative) {
    throw new InvalidRequest(
      `Insufficient funds in the connected account ${account} to reverse this transfer: it has ${amountInWords(available + pending, currency)}.`,
      { code: 'balance_insufficient' },
    );
  }
  const id = newId('trr');
  const refund = newId('pyr');
  const payment = store.payments.get(String(transfer.destination_payment))?.object;
  const received =
    typeof payment?.balance_transaction === 'string'
      ? store.balanceTransactions.get(payment.balance_transaction)?.object.available_on
      : undefined;
  // What was still pending at the account goes back as it came.
  const movement = { currency, at: now(), availableOn: Math.max(received ?? now(), now()) };
  book(store, { ...movement, account, kind: 'payment_refund', amount: -amount, source: refund });
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: book(store, {
      ...movement,
      account: null,
      kind: 'transfer_refund',
      amount,
      source: id,
      description: parameters.clearableText('description') ?? null,
    }).id,
    created: now(),
    currency,
    destination_payment_refund: refund,
    metadata,
    source_refund: null,
    transfer: transfer.id,
  };
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data.unshift(reversal);
  if (payment !== undefined) {
    payment.amount_refunded += amount;
    payment.refunded = transfer.reversed;
  }
  store.changed();
  emit('transfer.reversed', transfer);
  return reversal;
}
