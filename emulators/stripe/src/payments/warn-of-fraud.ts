import type { Stripe } from 'stripe';
import { newId } from '../model/new-id.ts';
import type { PaymentContext } from './payment-context.ts';

/** What a bank takes a payment for (https://docs.stripe.com/api/radar/early_fraud_warnings). */
export const FRAUD_TYPES = [
  'card_never_received',
  'fraudulent_card_application',
  'made_with_counterfeit_card',
  'made_with_lost_card',
  'made_with_stolen_card',
  'misc',
  'unauthorized_use_of_card',
] as const;

/** The bank of a card takes a charge for fraud, before anybody disputes it. */
export function warnOfFraud(
  { store, emit, now }: PaymentContext,
  charge: Stripe.Charge,
  fraudType: (typeof FRAUD_TYPES)[number],
): Stripe.Radar.EarlyFraudWarning {
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: now(),
    fraud_type: fraudType,
    livemode: false,
    ...(typeof charge.payment_intent === 'string' ? { payment_intent: charge.payment_intent } : {}),
  };
  store.warnings.set(warning.id, warning);
  store.changed();
  emit('radar.early_fraud_warning.created', warning);
  return warning;
}

/** A charge was disputed or given back: nothing is left to be done about a warning. */
export function endWarnings({ store, emit }: PaymentContext, charge: Stripe.Charge): void {
  for (const warning of store.warnings.values()) {
    if (warning.charge !== charge.id || !warning.actionable) continue;
    warning.actionable = false;
    store.changed();
    emit('radar.early_fraud_warning.updated', warning, { actionable: true });
  }
}
