import { msg } from '@lingui/core/macro';

/** What people are told when the card provider cannot do what was asked. Its own words are for developers. */
export const PROVIDER_TEXTS = {
  busy: msg`This payment is still being processed. You haven’t been charged twice. Try again in a minute.`,
  tooMany: msg`The payment provider is busy. Try again in a minute.`,
  unreachable: msg`The payment provider isn’t responding. Try again in a minute.`,
  refusesShop: msg`Card payments aren’t working right now, and we’re fixing it. You haven’t been charged.`,
  amount: msg`A payment of this amount isn’t possible. Ask the seller for another price.`,
} as const;
