import type { StripeCardElementOptions, StripeElementClasses } from '@stripe/stripe-js';
import type { CardFrameOptions, MethodResult, ProviderCall } from '../link/protocol.ts';
import { FrameElement } from './frame-element.ts';

/** The card Element as the page sees it. The card itself stays in the frame. */
export class CardElement extends FrameElement {
  private options: StripeCardElementOptions;

  constructor(providerOrigin: string, options: StripeCardElementOptions, onDestroy: () => void) {
    super({ kind: 'card', providerOrigin, title: 'Secure card payment input frame', onDestroy });
    this.options = { ...options };
  }

  update(options: StripeCardElementOptions): void {
    this.options = { ...this.options, ...options };
    this.tellOptions(frameOptions(options));
  }

  /** Makes a payment method of the card in the frame. */
  async _createMethod(call: ProviderCall): Promise<MethodResult> {
    return (await this.frameChannel().call('createMethod', call)) as MethodResult;
  }

  protected override frameOptions(): CardFrameOptions {
    return frameOptions(this.options);
  }

  protected override classes(): StripeElementClasses {
    return this.options.classes ?? {};
  }
}

/** The options the frame needs, without what can't travel or means nothing there. */
function frameOptions({
  style,
  hidePostalCode,
  disabled,
  hideIcon,
  value,
}: StripeCardElementOptions): CardFrameOptions {
  return JSON.parse(JSON.stringify({ style, hidePostalCode, disabled, hideIcon, value })) as CardFrameOptions;
}
