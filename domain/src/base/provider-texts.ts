/** What people are told when the card provider cannot do what was asked. Its own words are for developers. */
export const PROVIDER_TEXTS = {
  busy: 'This payment is still being processed. You haven’t been charged twice. Try again in a minute.',
  tooMany: 'The payment provider is busy. Try again in a minute.',
  unreachable: 'The payment provider isn’t responding. Try again in a minute.',
  refusesShop: 'Card payments aren’t working right now, and we’re fixing it. You haven’t been charged.',
  amount: 'A payment of this amount isn’t possible. Ask the seller for another price.',
} as const;
