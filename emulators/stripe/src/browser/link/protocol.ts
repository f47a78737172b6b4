import type {
  PaymentIntent,
  PaymentMethod,
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
  StripeError,
} from '@stripe/stripe-js';

/** Options of the card Element that its frame needs to know. */
export type CardFrameOptions = Pick<
  StripeCardElementOptions,
  'style' | 'hidePostalCode' | 'disabled' | 'hideIcon' | 'value'
>;

/** What the frame tells of its content: never a digit of the card. */
export type CardChange = Omit<StripeCardElementChangeEvent, 'elementType'>;

/** Parameters beside the card, by name; nested as Stripe's API takes them. */
export interface Parameters {
  [name: string]: string | boolean | null | undefined | Parameters;
}

/** A call that frames make for the page. */
export interface ProviderCall {
  publishableKey: string;
  /** For calls on a payment intent. */
  clientSecret?: string;
  parameters?: Parameters;
}

export type IntentResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError };

export type MethodResult =
  | { paymentMethod: PaymentMethod; error?: undefined }
  | { paymentMethod?: undefined; error: StripeError };

/** What the challenge frame is shown with. */
export interface Challenge extends ProviderCall {
  clientSecret: string;
  amount: number;
  currency: string;
}
