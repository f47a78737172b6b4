import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { brandRuleOf, passesLuhn } from '../model/card-number.ts';
import { newId } from '../model/new-id.ts';
import type { StoredPaymentMethod } from '../model/store.ts';
import { type TestCard, testCardByNumber, testCardByTwin } from '../model/test-cards.ts';
import { ApiError, InvalidRequest, ResourceMissing } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import type { PaymentContext } from './payment-context.ts';

/** Parameters of a payment method, on its own or as `payment_method_data`. */
export const PAYMENT_METHOD_PARAMETERS = ['type', 'card', 'billing_details', 'metadata'] as const;

/** Expiry year of the ready-made cards, counted from now. */
const TWIN_YEARS = 5;

interface CardFacts {
  number: string;
  expMonth: number;
  expYear: number;
  cvcGiven: boolean;
  testCard: TestCard | undefined;
}

function cardError(code: string, param: string, message: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, param, message });
}

function readCard(card: Parameters, now: Date): CardFacts {
  const number = card.required('number').replace(/[\s-]/g, '');
  const rule = brandRuleOf(number);
  if (!/^\d+$/.test(number) || !rule.lengths.includes(number.length) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const expMonth = card.integer('exp_month') ?? card.missing('exp_month');
  const sentYear = card.integer('exp_year') ?? card.missing('exp_year');
  const expYear = sentYear < 100 ? 2000 + sentYear : sentYear;
  if (expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const yearNow = now.getUTCFullYear();
  if (expYear < yearNow || expYear > yearNow + 50) {
    throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (expYear === yearNow && expMonth < now.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const cvc = card.text('cvc');
  if (cvc !== undefined && (!/^\d+$/.test(cvc) || cvc.length !== rule.cvcLength)) {
    throw cardError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return { number, expMonth, expYear, cvcGiven: cvc !== undefined, testCard: testCardByNumber(number) };
}

function readAddress(address: Parameters | undefined): Stripe.PaymentMethod.BillingDetails['address'] {
  const read = (name: string) => address?.clearableText(name) ?? null;
  return {
    city: read('city'),
    country: read('country'),
    line1: read('line1'),
    line2: read('line2'),
    postal_code: read('postal_code'),
    state: read('state'),
  } as Stripe.PaymentMethod.BillingDetails['address'];
}

function readBillingDetails(details: Parameters | undefined): Stripe.PaymentMethod.BillingDetails {
  const address = details?.nested('address', ['city', 'country', 'line1', 'line2', 'postal_code', 'state']);
  return {
    address: readAddress(address),
    email: details?.clearableText('email') ?? null,
    name: details?.clearableText('name') ?? null,
    phone: details?.clearableText('phone') ?? null,
    tax_id: null,
  };
}

function store(
  context: PaymentContext,
  facts: CardFacts,
  billing: Stripe.PaymentMethod.BillingDetails,
  metadata: Record<string, string>,
): StoredPaymentMethod {
  const { brand } = facts.testCard ?? brandRuleOf(facts.number);
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: billing.address?.postal_code ? 'unchecked' : null,
        cvc_check: facts.cvcGiven ? 'unchecked' : null,
      },
      country: 'US',
      display_brand: brand,
      exp_month: facts.expMonth,
      exp_year: facts.expYear,
      fingerprint: createHash('sha256').update(facts.number).digest('base64url').slice(0, 16),
      funding: facts.testCard?.funding ?? 'credit',
      generated_from: null,
      last4: facts.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  const stored: StoredPaymentMethod = { method, testCard: facts.testCard?.number ?? null };
  context.store.paymentMethods.set(method.id, stored);
  context.store.changed();
  return stored;
}

/**
 * Makes a payment method from a card. Only the card Element's own frame may send a number (`acceptsNumbers`); servers
 * use the ready-made twins.
 */
export function createPaymentMethod(
  context: PaymentContext,
  parameters: Parameters,
  { acceptsNumbers }: { acceptsNumbers: boolean },
): StoredPaymentMethod {
  const type = parameters.required('type');
  if (type !== 'card') {
    throw new InvalidRequest(
      `The local card provider serves cards only, not payment methods of type ${type}.`,
      {
        param: 'type',
      },
    );
  }
  const card =
    parameters.nested('card', ['number', 'exp_month', 'exp_year', 'cvc']) ?? parameters.missing('card');
  if (!acceptsNumbers) {
    throw new InvalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
      { param: 'card[number]' },
    );
  }
  const facts = readCard(card, new Date(context.now() * 1000));
  const billing = readBillingDetails(
    parameters.nested('billing_details', ['address', 'email', 'name', 'phone']),
  );
  return store(context, facts, billing, parameters.metadata({}));
}

/** The stored payment method, or a new one for a ready-made id such as `pm_card_visa`. */
export function findPaymentMethod(
  context: PaymentContext,
  id: string,
  { param, status }: { param: string; status: 400 | 404 },
): StoredPaymentMethod {
  const stored = context.store.paymentMethods.get(id);
  if (stored !== undefined) return stored;
  const testCard = testCardByTwin(id);
  if (testCard === undefined) throw new ResourceMissing('PaymentMethod', id, param, status);
  const now = new Date(context.now() * 1000);
  const facts: CardFacts = {
    number: testCard.number,
    expMonth: now.getUTCMonth() + 1,
    expYear: now.getUTCFullYear() + TWIN_YEARS,
    cvcGiven: true,
    testCard,
  };
  return store(context, facts, readBillingDetails(undefined), {});
}
