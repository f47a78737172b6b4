import type { Stripe } from 'stripe';
import { randomText } from '../model/new-id.ts';
import { Parameters } from '../protocol/parameters.ts';
import { confirmIntent } from './confirm-intent.ts';
import { CREATE_PARAMETERS, createIntent } from './create-intent.ts';
import { createRefund, REFUND_PARAMETERS } from './create-refund.ts';
import type { PaymentContext } from './payment-context.ts';

/** A payment that went through before anybody started the provider. */
export interface EarlierPayment {
  /** Its intent's id. */
  id: string;
  /** Cents. */
  amount: number;
  currency: string;
  /** When it was made and paid, in seconds. */
  created: number;
  metadata: Record<string, string>;
  /** Given back in whole by a refund with this id. */
  refundId?: string | undefined;
}

const BY_SERVER = { byServer: true, acceptsNumbers: false };

/** Puts an object under the id that it is known by elsewhere. */
function rename<Item extends { id: string }>(map: Map<string, Item>, item: Item, id: string): void {
  map.delete(item.id);
  item.id = id;
  map.set(id, item);
}

/** Makes a payment that is known elsewhere, as a shop's demo data, known here: paid with a good card, without any event. */
export function payBefore(context: PaymentContext, payment: EarlierPayment): Stripe.PaymentIntent {
  const { store } = context;
  const { id, amount, currency, created, metadata, refundId } = payment;
  const known = store.paymentIntents.get(id);
  if (known !== undefined) return known;
  const then: PaymentContext = {
    ...context,
    now: () => created,
    emit: () => undefined,
    later: () => undefined,
    holdsProcessing: () => false,
  };
  const wanted = { amount: String(amount), currency, allowed_payment_method_types: ['card'], metadata };
  const intent = createIntent(then, new Parameters(wanted, CREATE_PARAMETERS), BY_SERVER);
  rename(store.paymentIntents, intent, id);
  intent.client_secret = `${id}_secret_${randomText(25)}`;
  const card = new Parameters({ payment_method: 'pm_card_visa' }, ['payment_method']);
  confirmIntent(then, intent, card, BY_SERVER);
  if (refundId !== undefined) {
    const refund = createRefund(then, new Parameters({ payment_intent: id }, REFUND_PARAMETERS));
    rename(store.refunds, refund, refundId);
  }
  store.changed();
  return intent;
}
