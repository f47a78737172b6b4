/** What people are told when the card provider cannot do what was asked. Its own words are for developers. */
export const PROVIDER_WORDS = {
  busy: 'The card provider is still busy with this payment. Nothing was charged twice. Please try again in a minute.',
  tooMany: 'The card provider has too much to do right now. Please try again in a minute.',
  unreachable: 'The card provider does not answer. Please try again in a minute.',
  refusesShop: 'Paying by card does not work right now, and the shop has to repair it. Nothing was charged.',
  amount:
    'The card provider does not take a payment of this amount. Please ask the seller for another price.',
} as const;
