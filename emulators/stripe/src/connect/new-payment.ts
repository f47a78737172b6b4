import type { Stripe } from 'stripe';
import { book } from '../balance/ledger.ts';
import { newId } from '../model/new-id.ts';
import type { PaymentContext } from '../payments/payment-context.ts';

/** What a transfer brings to a connected account, which sees it as a charge of its own. */
export function newPayment(
  { store }: PaymentContext,
  facts: {
    account: string;
    transfer: string;
    amount: number;
    currency: string;
    at: number;
    availableOn: number;
  },
): Stripe.Charge {
  const { account, transfer, amount, currency, at, availableOn } = facts;
  const id = newId('py');
  const payment: Stripe.Charge = {
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: book(store, {
      account,
      kind: 'payment',
      amount,
      currency,
      source: id,
      at,
      availableOn,
    }).id,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: at,
    currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: transfer,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  store.payments.set(id, { account, object: payment });
  return payment;
}
