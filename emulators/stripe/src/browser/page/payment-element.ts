import type { StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import type { PaymentFrameOptions, Submitted } from '../link/protocol.ts';
import { type FrameChange, FrameElement } from './frame-element.ts';

/** What the Payment Element asks of the group it is in. */
interface PaymentGroup {
  /** Variables of the group's appearance. */
  variables(): Readonly<Record<string, string>>;
  /** What has to be known of the payment before the Element is of use; the error when it cannot be. */
  load(): Promise<StripeError | undefined>;
  /** What was chosen in it is not what was sent any more. */
  changed(): void;
  destroyed(): void;
}

/** The Payment Element as the page sees it: a card form and a wallet. */
export class PaymentElement extends FrameElement {
  private readonly group: PaymentGroup;
  private options: StripePaymentElementOptions;

  constructor(providerOrigin: string, options: StripePaymentElementOptions, group: PaymentGroup) {
    super({
      kind: 'payment',
      providerOrigin,
      title: 'Secure payment input frame',
      onDestroy: () => group.destroyed(),
    });
    this.group = group;
    this.options = { ...options };
  }

  update(options: Partial<StripePaymentElementOptions>): this {
    this.options = { ...this.options, ...options };
    this._tellAppearance();
    return this;
  }

  /** Chooses nothing: there is no layout here in which that is possible. */
  collapse(): this {
    return this;
  }

  /** Shows the group's appearance as it is now. */
  _tellAppearance(): void {
    this.tellOptions(this.frameOptions());
  }

  /** Checks what was put in, and says what was chosen. */
  async _submit(): Promise<Submitted> {
    return (await this.frameChannel().call('submit')) as Submitted;
  }

  protected override frameOptions(): PaymentFrameOptions {
    const { readOnly = false, wallets } = this.options;
    return {
      variables: this.group.variables(),
      readOnly,
      wallet: wallets?.googlePay !== 'never' || wallets.applePay !== 'never',
    };
  }

  protected override load(): Promise<StripeError | undefined> {
    return this.group.load();
  }

  protected override onChange(change: FrameChange): void {
    this.group.changed();
    super.onChange(change);
  }
}
