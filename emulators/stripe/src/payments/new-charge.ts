import type { Stripe } from 'stripe';
import { DECLINES, type DeclineName } from '../model/declines.ts';
import { newId } from '../model/new-id.ts';
import type { StoredPaymentMethod } from '../model/store.ts';
import type { PaymentContext } from './payment-context.ts';

function outcome(reason: DeclineName | undefined): Stripe.Charge.Outcome {
  const common = { advice_code: null, network_advice_code: null, network_decline_code: null };
  const risk = { risk_level: 'normal', risk_score: 12 };
  if (reason === undefined) {
    return {
      ...common,
      ...risk,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...common,
    ...risk,
    network_status: 'declined_by_network',
    reason: DECLINES[reason].decline_code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod.Card,
  reason: DeclineName | undefined,
): Stripe.Charge.PaymentMethodDetails {
  const cvc = reason === 'incorrectCvc' ? 'fail' : 'pass';
  return {
    card: {
      amount_authorized: reason === undefined ? intent.amount : null,
      authorization_code: reason === undefined ? '123456' : null,
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: card.checks?.address_postal_code_check ? 'pass' : null,
        cvc_check: card.checks?.cvc_check ? cvc : null,
      },
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}

/** A charge of the intent's amount on the card: paid, or refused for the reason. */
export function newCharge(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  { method }: StoredPaymentMethod,
  reason?: DeclineName,
): Stripe.Charge {
  const paid = reason === undefined;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details },
    calculated_statement_descriptor: intent.statement_descriptor ?? 'LOCAL CARD PROVIDER',
    captured: paid,
    created: context.now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : DECLINES[reason].code,
    failure_message: paid ? null : DECLINES[reason].message,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcome(reason),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: method.card === undefined ? null : cardDetails(intent, method.card, reason),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}
