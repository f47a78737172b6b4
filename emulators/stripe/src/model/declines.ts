/** Why an issuer refuses a card, as Stripe words it. https://docs.stripe.com/declines/codes */
export interface Decline {
  code: string;
  decline_code: string;
  message: string;
  param?: string;
}

/** The refusals that test cards bring about. */
export const DECLINES = {
  generic: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lostCard: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  stolenCard: { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' },
  fraudulent: { code: 'card_declined', decline_code: 'fraudulent', message: 'Your card was declined.' },
  velocity: {
    code: 'card_declined',
    decline_code: 'card_velocity_exceeded',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  expired: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processingError: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authenticationRequired: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  notATestCard: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
} as const satisfies Record<string, Decline>;

export type DeclineName = keyof typeof DECLINES;
