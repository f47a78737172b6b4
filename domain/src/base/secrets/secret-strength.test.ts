import { expect, it } from 'vitest';
import { secretWeakness } from './secret-strength.ts';

it.each([
  ['JWT_SECRET', '9d3c1f7a0b5e42688e6d0f1723c4b5a96fe2071d8c3b4a590e7f6d2c1b8a9340'],
  ['JWT_SECRET', 'q7Zt0mVfXw3LrB9c+Yd2KpN8/sHj5GuA'],
  ['UNSUBSCRIBE_SECRET', '9d3c1f7a0b5e42688e6d0f1723c4b5a96fe2071d8c3b4a590e7f6d2c1b8a9340'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_5f0c1b7e9a3d24688b6d7f10e2c3a495'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_q7Zt0mVfXw3LrB9c-Yd2KpN8_sHj5GuA'],
] as const)('%s may be random characters', (name, value) => {
  expect(secretWeakness(name, value)).toBeUndefined();
});

it.each([
  ['JWT_SECRET', '', /32 characters/],
  ['JWT_SECRET', 'proof', /32 characters/],
  ['JWT_SECRET', '8d1f03c2b7e6a54990fe12cd34ab56', /32 characters/],
  ['JWT_SECRET', 'a sentence with spaces that is long enough', /no spaces/],
  ['JWT_SECRET', 'a'.repeat(64), /guessed/],
  ['JWT_SECRET', 'abcabcab'.repeat(8), /guessed/],
  ['JWT_SECRET', '0f1e2d3c4b5a6978'.repeat(3), /guessed/],
  ['JWT_SECRET', 'my-super-SECRET-key-for-signing-tokens-0815', /guessed/],
  ['JWT_SECRET', 'thriftline-9f8e7d6c5b4a39281706', /guessed|32 characters/],
  ['UNSUBSCRIBE_SECRET', 'proof', /32 characters/],
  ['STRIPE_WEBHOOK_SECRET', '', /whsec_/],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_local', /whsec_/],
  ['STRIPE_WEBHOOK_SECRET', '5f0c1b7e9a3d24688b6d7f10e2c3a495', /whsec_/],
  ['STRIPE_WEBHOOK_SECRET', `whsec_${'1'.repeat(32)}`, /guessed/],
  ['STRIPE_WEBHOOK_SECRET', `whsec_${'changeme'.repeat(4)}x1y2z3`, /guessed/],
] as const)('%s may not be %j', (name, value, weakness) => {
  expect(secretWeakness(name, value)).toMatch(weakness);
  if (value) expect(secretWeakness(name, value)).not.toContain(value);
});
