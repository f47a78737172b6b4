import type {
  ConfirmCardPaymentData,
  ConfirmCardPaymentOptions,
  ConfirmPaymentData,
  StripeElementsOptions,
  StripeError,
} from '@stripe/stripe-js';
import { intentIdOf } from '../link/intent-id.ts';
import type { IntentResult, MethodResult, Parameters } from '../link/protocol.ts';
import { CardElement } from './card-element.ts';
import { Controller } from './controller.ts';
import { Elements } from './elements.ts';
import { FrameElement } from './frame-element.ts';
import { IntegrationError } from './integration-error.ts';
import { showChallenge } from './show-challenge.ts';

const IN_PROGRESS: StripeError = {
  type: 'invalid_request_error',
  code: 'lock_timeout',
  message:
    'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
};

function assertClientSecret(act: string, clientSecret: string): void {
  if (typeof clientSecret === 'string' && intentIdOf(clientSecret) !== undefined) return;
  throw new IntegrationError(
    `Invalid value for stripe.${act} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${String(clientSecret)}.`,
  );
}

/** A copy of plain data: what else is in it could not travel to a frame. */
function asParameters(data: object): Parameters {
  return JSON.parse(JSON.stringify(data)) as Parameters;
}

/** The object `Stripe('pk_test_…')` gives: the part of Stripe.js that pays by card. */
export class LocalStripe {
  private readonly publishableKey: string;
  private readonly providerOrigin: string;
  private readonly controller: Controller;
  private readonly confirming = new Set<string>();

  constructor(publishableKey: string, providerOrigin: string) {
    this.publishableKey = publishableKey;
    this.providerOrigin = providerOrigin;
    this.controller = new Controller(providerOrigin);
  }

  elements(options: StripeElementsOptions = {}): Elements {
    return new Elements(this.providerOrigin, options, (clientSecret) =>
      this.retrievePaymentIntent(clientSecret),
    );
  }

  /**
   * Confirms the intent with what was chosen in the Payment Element, and leads the payer through a challenge when one is
   * asked for. Goes to `return_url` afterwards unless `redirect` is `if_required`: nothing here requires it.
   */
  async confirmPayment({
    elements,
    clientSecret = elements?._clientSecret ?? '',
    confirmParams = {},
    redirect = 'always',
  }: {
    elements: Elements;
    clientSecret?: string;
    confirmParams?: Partial<ConfirmPaymentData>;
    redirect?: 'always' | 'if_required';
  }): Promise<IntentResult> {
    assertClientSecret('confirmPayment', clientSecret);
    if (redirect === 'always' && confirmParams.return_url === undefined) {
      throw new IntegrationError(
        'confirmPayment needs confirmParams.return_url, unless redirect is if_required.',
      );
    }
    const result = await this.once(clientSecret, async () => {
      const confirmed = await this.confirmElements(elements, clientSecret, confirmParams);
      return this.passChallenge(clientSecret, confirmed);
    });
    if (redirect === 'always' && result.paymentIntent !== undefined) {
      const address = new URL(String(confirmParams.return_url));
      address.searchParams.set('payment_intent', result.paymentIntent.id);
      address.searchParams.set('payment_intent_client_secret', clientSecret);
      address.searchParams.set('redirect_status', result.paymentIntent.status);
      window.location.assign(address);
    }
    return result;
  }

  /** Confirms the intent with the card of the Element, and leads the payer through a challenge when one is asked for. */
  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmCardPaymentData = {},
    options: ConfirmCardPaymentOptions = {},
  ): Promise<IntentResult> {
    assertClientSecret('confirmCardPayment', clientSecret);
    return this.once(clientSecret, async () => {
      const confirmed = await this.confirm(clientSecret, data);
      return options.handleActions === false ? confirmed : this.passChallenge(clientSecret, confirmed);
    });
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    assertClientSecret('retrievePaymentIntent', clientSecret);
    return this.controller.retrieveIntent({ publishableKey: this.publishableKey, clientSecret });
  }

  /** Leads the payer through the challenge of an intent that waits for one. */
  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    assertClientSecret('handleNextAction', clientSecret);
    return this.once(clientSecret, async () =>
      this.passChallenge(clientSecret, await this.retrievePaymentIntent(clientSecret)),
    );
  }

  async handleCardAction(clientSecret: string): Promise<IntentResult> {
    return this.handleNextAction({ clientSecret });
  }

  async createPaymentMethod(data: {
    type: string;
    card: unknown;
    billing_details?: unknown;
    metadata?: unknown;
  }): Promise<MethodResult> {
    const { type, card, ...others } = data;
    if (type !== 'card' || !(card instanceof CardElement)) {
      throw new IntegrationError('The local card provider makes payment methods of a card Element only.');
    }
    return card._createMethod({ publishableKey: this.publishableKey, parameters: asParameters(others) });
  }

  async createToken(): Promise<never> {
    throw new IntegrationError('The local card provider has no tokens: use createPaymentMethod.');
  }

  registerAppInfo(_info: unknown): void {
    // Who wraps Stripe.js is of interest to Stripe alone.
  }

  _registerWrapper(_wrapper: unknown): void {
    // As above.
  }

  private async confirmElements(
    elements: Elements,
    clientSecret: string,
    confirmParams: Partial<ConfirmPaymentData>,
  ): Promise<IntentResult> {
    const element = elements.getElement('payment');
    if (!(element instanceof FrameElement)) {
      throw new IntegrationError('confirmPayment needs a mounted Payment Element.');
    }
    let sent = elements._takeSent();
    if (sent === undefined) {
      if (elements._clientSecret === undefined) {
        throw new IntegrationError(
          'elements.submit() must be called before stripe.confirmPayment(), and whenever what was put in has changed.',
        );
      }
      const { error } = await elements.submit();
      if (error !== undefined) return { error };
      sent = elements._takeSent();
    }
    const { paymentIntent, error } = await this.retrievePaymentIntent(clientSecret);
    if (error !== undefined) return { error };
    elements._assertDue(paymentIntent);
    const call = { publishableKey: this.publishableKey, clientSecret };
    const { payment_method_data: data, return_url } = confirmParams;
    if (sent?.kind !== 'wallet') {
      const parameters = asParameters({ return_url, payment_method_data: data ?? {} });
      return element._confirmIntent({ ...call, parameters });
    }
    // A wallet has its own facts of the payer.
    const parameters = asParameters({ return_url, payment_method: sent.paymentMethod });
    return this.controller.confirmIntent({ ...call, parameters });
  }

  private async confirm(clientSecret: string, data: ConfirmCardPaymentData): Promise<IntentResult> {
    const { payment_method: method, ...others } = data;
    const call = { publishableKey: this.publishableKey, clientSecret };
    if (method === undefined || typeof method === 'string') {
      const parameters = asParameters({ ...others, payment_method: method });
      return this.controller.confirmIntent({ ...call, parameters });
    }
    const { card, ...details } = method as { card?: unknown };
    if (!(card instanceof CardElement)) {
      throw new IntegrationError('payment_method.card must be a card Element of the local card provider.');
    }
    const parameters = asParameters({ ...others, payment_method_data: details });
    return card._confirmIntent({ ...call, parameters });
  }

  private async passChallenge(clientSecret: string, result: IntentResult): Promise<IntentResult> {
    const intent = result.paymentIntent;
    if (intent?.status !== 'requires_action') return result;
    return showChallenge(this.providerOrigin, {
      publishableKey: this.publishableKey,
      clientSecret,
      amount: intent.amount,
      currency: intent.currency,
    });
  }

  /** A second confirmation while the first is under way is refused, not sent. */
  private async once(clientSecret: string, act: () => Promise<IntentResult>): Promise<IntentResult> {
    if (this.confirming.has(clientSecret)) return { error: IN_PROGRESS };
    this.confirming.add(clientSecret);
    try {
      return await act();
    } finally {
      this.confirming.delete(clientSecret);
    }
  }
}
