import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { extractShapes } from './extract-shapes.ts';
import { objectFaults, requestFaults } from './recorded-shapes.ts';
import { schemaText } from './write-schema.ts';

let provider: EmulatorUnderTest;
let charge: Stripe.Charge;

beforeAll(async () => {
  provider = await aStripeEmulator();
  const { id } = await provider.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata: { bookingsId: 'b1' },
  });
  const paid = await provider.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  charge = paid.latest_charge as Stripe.Charge;
});
afterAll(() => provider.stop());

it('the extract is that of the package in use: else run npm run stripe-schema', () => {
  const file = readFileSync(join(import.meta.dirname, 'stripe-schema.json'), 'utf8');
  expect(file).toBe(schemaText(extractShapes()));
});

it('what the provider answers and tells of has the shapes that the package knows', () => {
  expect(objectFaults(charge)).toEqual([]);
});

it.each([
  [
    'a field that is missing',
    (one: Stripe.Charge) => ({ ...one, paid: undefined }),
    'Charge.paid',
    'is missing',
  ],
  [
    'a field that Stripe lacks',
    (one: Stripe.Charge) => ({ ...one, colour: 'red' }),
    'Charge.colour',
    'not known',
  ],
  [
    'a value of another kind',
    (one: Stripe.Charge) => ({ ...one, amount: '10' }),
    'Charge.amount',
    'not number',
  ],
  [
    'a null that may not be',
    (one: Stripe.Charge) => ({ ...one, refunded: null }),
    'Charge.refunded',
    'not boolean',
  ],
  ['a status that is none', (one: Stripe.Charge) => ({ ...one, status: 'fine' }), 'Charge.status', 'none of'],
  [
    'one deep inside',
    (one: Stripe.Charge) => ({
      ...one,
      payment_method_details: {
        ...one.payment_method_details,
        card: { ...one.payment_method_details?.card, last4: 4242 },
      },
    }),
    'Charge.payment_method_details.card.last4',
    'not',
  ],
])('%s is caught', (_what, mutate, path, fault) => {
  const faults = objectFaults(JSON.parse(JSON.stringify(mutate(charge))));
  expect(faults.find((one) => one.path === path)?.fault).toContain(fault);
});

it.each([
  ['POST', '/v1/refunds', { payment_intent: 'pi_1', ammount: '10' }, 'RefundCreateParams.ammount'],
  ['POST', '/v1/payment_intents', { amount: 'ten', currency: 'usd' }, 'PaymentIntentCreateParams.amount'],
  ['POST', '/v1/payment_intents', { amount: '10' }, 'PaymentIntentCreateParams.currency'],
] as const)('%s %s with %j is caught', (method, path, values, at) => {
  expect(requestFaults(method, path, values).map((one) => one.path)).toEqual([at]);
});
