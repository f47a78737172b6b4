import type {
  PaymentIntent,
  PaymentMethod,
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
  StripeError,
  StripePaymentElementChangeEvent,
} from '@stripe/stripe-js';

/** Options of the card Element that its frame needs to know. */
export type CardFrameOptions = Pick<
  StripeCardElementOptions,
  'style' | 'hidePostalCode' | 'disabled' | 'hideIcon' | 'value'
>;

/** What the frame tells of its content: never a digit of the card. */
export type CardChange = Omit<StripeCardElementChangeEvent, 'elementType'>;

/** Options of the Payment Element that its frame needs to know. */
export interface PaymentFrameOptions {
  /** Of the group's `appearance`. */
  variables?: Readonly<Record<string, string>>;
  readOnly?: boolean;
  /** Whether the wallet may be chosen. */
  wallet?: boolean;
}

/** What the frame of the Payment Element tells of its content. */
export type PaymentChange = Omit<StripePaymentElementChangeEvent, 'elementType'>;

/** The ways of paying that the Payment Element offers. */
export const PAYMENT_KINDS = ['card', 'local_wallet'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How the frame answers when its content is sent: with what was chosen, or with what is wrong. */
export type Submitted =
  | { selectedPaymentMethod: PaymentKind; error?: undefined }
  | { selectedPaymentMethod?: undefined; error: StripeError };

/** What the wallet is shown with. */
export interface WalletRequest {
  amount: number;
  currency: string;
}

/** How the wallet is left: with the ready-made card that pays, or without one. */
export interface WalletAnswer {
  paymentMethod: string | null;
}

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
