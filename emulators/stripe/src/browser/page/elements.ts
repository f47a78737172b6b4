import type {
  StripeCardElementOptions,
  StripeElementsOptions,
  StripeElementsUpdateOptions,
  StripeError,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { IntentResult, Submitted, WalletRequest } from '../link/protocol.ts';
import { CardElement } from './card-element.ts';
import { IntegrationError } from './integration-error.ts';
import { PaymentElement } from './payment-element.ts';
import { showWallet } from './show-wallet.ts';

/** React components of @stripe/react-stripe-js carry the type of their Element. */
type ElementKind = string | { __elementType?: string };

function kindOf(kind: ElementKind): string {
  return typeof kind === 'string' ? kind : (kind.__elementType ?? '');
}

/** Said when the payer closes the wallet. */
const WALLET_CLOSED: StripeError = {
  type: 'validation_error',
  code: 'wallet_closed',
  message: 'The wallet was closed before you paid. Nothing was charged.',
};

/** What was sent: the card in the frame, or the ready-made one that the wallet gave. */
export type Sent = { kind: 'card' } | { kind: 'wallet'; paymentMethod: string };

/** A group of Elements: a card Element, or a Payment Element with what is to be paid. */
export class Elements {
  private readonly providerOrigin: string;
  private readonly retrieve: (clientSecret: string) => Promise<IntentResult>;
  private options: StripeElementsOptions;
  private card: CardElement | null = null;
  private payment: PaymentElement | null = null;
  private sent: Sent | undefined;

  /** `retrieve` gives the intent of a client secret. */
  constructor(
    providerOrigin: string,
    options: StripeElementsOptions,
    retrieve: (clientSecret: string) => Promise<IntentResult>,
  ) {
    this.providerOrigin = providerOrigin;
    this.options = { ...options };
    this.retrieve = retrieve;
  }

  create(
    kind: string,
    options: StripeCardElementOptions | StripePaymentElementOptions = {},
  ): CardElement | PaymentElement {
    if (kind !== 'card' && kind !== 'payment') {
      throw new IntegrationError(
        `The local card provider has the card Element and the Payment Element only, not "${kind}".`,
      );
    }
    if (this.getElement(kind) !== null) {
      throw new IntegrationError(
        `Can only create one Element of type '${kind}'. Use \`destroy()\` on the first.`,
      );
    }
    return kind === 'card'
      ? this.createCard(options as StripeCardElementOptions)
      : this.createPayment(options as StripePaymentElementOptions);
  }

  getElement(kind: ElementKind): CardElement | PaymentElement | null {
    const name = kindOf(kind);
    if (name === 'card') return this.card;
    return name === 'payment' ? this.payment : null;
  }

  /** Takes options of the group: another amount, another appearance. */
  update(options: StripeElementsUpdateOptions): void {
    this.options = { ...this.options, ...options } as StripeElementsOptions;
    this.sent = undefined;
    this.payment?._tellAppearance();
  }

  async fetchUpdates(): Promise<{ error?: { message: string } }> {
    const error = await this.load();
    return error === undefined ? {} : { error: { message: error.message ?? '' } };
  }

  /** Checks what was put in; where the wallet was chosen it is opened now, so this belongs to the press of a button. */
  async submit(): Promise<Submitted> {
    if (this.payment === null) {
      throw new IntegrationError('elements.submit() needs a Payment Element, and there is none.');
    }
    this.sent = undefined;
    const submitted = await this.payment._submit();
    if (submitted.error !== undefined) return submitted;
    if (submitted.selectedPaymentMethod === 'card') {
      this.sent = { kind: 'card' };
      return submitted;
    }
    const due = await this.due();
    if ('error' in due) return due;
    const { paymentMethod } = await showWallet(this.providerOrigin, due);
    if (paymentMethod === null) return { error: WALLET_CLOSED };
    this.sent = { kind: 'wallet', paymentMethod };
    return submitted;
  }

  /** The intent the group was made for; undefined where it was made before there is one. */
  get _clientSecret(): string | undefined {
    return this.options.clientSecret;
  }

  /** What was sent, which can be paid with once. */
  _takeSent(): Sent | undefined {
    const { sent } = this;
    this.sent = undefined;
    return sent;
  }

  /** Throws when an intent is for something else than the group shows. */
  _assertDue({ amount, currency }: WalletRequest): void {
    const { options } = this;
    if (options.mode !== 'payment') return;
    if (options.amount === amount && options.currency.toLowerCase() === currency) return;
    throw new IntegrationError(
      `The payment details of the Elements instance (${options.amount} ${options.currency}) are not those of the PaymentIntent (${amount} ${currency}).`,
    );
  }

  private createCard(options: StripeCardElementOptions): CardElement {
    this.card = new CardElement(this.providerOrigin, options, () => {
      this.card = null;
    });
    return this.card;
  }

  private createPayment(options: StripePaymentElementOptions): PaymentElement {
    if (this.options.mode === undefined && this.options.clientSecret === undefined) {
      throw new IntegrationError(
        'In order to create a Payment Element, pass a clientSecret, or mode, amount and currency, to stripe.elements().',
      );
    }
    this.payment = new PaymentElement(this.providerOrigin, options, {
      variables: () => variablesOf(this.options),
      load: () => this.load(),
      changed: () => {
        this.sent = undefined;
      },
      destroyed: () => {
        this.payment = null;
      },
    });
    return this.payment;
  }

  private async due(): Promise<WalletRequest | { error: StripeError }> {
    const { options } = this;
    if (options.mode === 'payment') return { amount: options.amount, currency: options.currency };
    const { paymentIntent, error } = await this.retrieve(options.clientSecret ?? '');
    if (error !== undefined) return { error };
    return { amount: paymentIntent.amount, currency: paymentIntent.currency };
  }

  /** Whether there is something to pay: an Element for an intent that is gone, or paid, is of no use. */
  private async load(): Promise<StripeError | undefined> {
    const { clientSecret } = this.options;
    if (clientSecret === undefined) return undefined;
    const { paymentIntent, error } = await this.retrieve(clientSecret);
    if (error !== undefined) return error;
    const { status } = paymentIntent;
    if (status !== 'succeeded' && status !== 'canceled') return undefined;
    return {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent is in a terminal state and cannot be used to initialize Elements: ${status}.`,
    };
  }
}

/** The variables of an appearance that the frame shows: texts, whatever else was given. */
function variablesOf({ appearance }: StripeElementsOptions): Record<string, string> {
  const variables = Object.entries(appearance?.variables ?? {});
  return Object.fromEntries(
    variables.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
