import { expect, it } from 'vitest';
import { secretWeakness } from './secret-strength.ts';

it.each([
  ['JWT_SECRET', 'e91c40ab7d25f8360bd4927ae15c6f03b8d2740f5ea6c391d80b47f26c1e5a93'],
  ['JWT_SECRET', 'pX8vQ2mZr7Kd0NfW4uYhL9sTgB1cJe6a'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_5b0f93c7e2d81a46f07c3be9d4a2516f'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_Zk3Qv9LmT7xWc0RbN5yHs2JdGf8PuE1a'],
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
  ['STRIPE_WEBHOOK_SECRET', '', /whsec_/],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_local', /whsec_/],
  ['STRIPE_WEBHOOK_SECRET', '5f0c1b7e9a3d24688b6d7f10e2c3a495', /whsec_/],
  ['STRIPE_WEBHOOK_SECRET', `whsec_${'1'.repeat(32)}`, /guessed/],
  ['STRIPE_WEBHOOK_SECRET', `whsec_${'changeme'.repeat(4)}x1y2z3`, /guessed/],
] as const)('%s may not be %j', (name, value, weakness) => {
  expect(secretWeakness(name, value)).toMatch(weakness);
  if (value) expect(secretWeakness(name, value)).not.toContain(value);
});
