import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { CardElement } from './card-element.ts';
import { IntegrationError } from './integration-error.ts';

/** React components of @stripe/react-stripe-js carry the type of their Element. */
type ElementKind = string | { __elementType?: string };

function kindOf(kind: ElementKind): string {
  return typeof kind === 'string' ? kind : (kind.__elementType ?? '');
}

/** A group of Elements. Only the card Element exists here. */
export class Elements {
  private readonly providerOrigin: string;
  private card: CardElement | null = null;

  constructor(providerOrigin: string) {
    this.providerOrigin = providerOrigin;
  }

  create(kind: string, options: StripeCardElementOptions = {}): CardElement {
    if (kind !== 'card') {
      throw new IntegrationError(`The local card provider has the card Element only, not "${kind}".`);
    }
    if (this.card !== null) {
      throw new IntegrationError("Can only create one Element of type 'card'. Use `destroy()` on the first.");
    }
    this.card = new CardElement(this.providerOrigin, options, () => {
      this.card = null;
    });
    return this.card;
  }

  getElement(kind: ElementKind): CardElement | null {
    return kindOf(kind as ElementKind) === 'card' ? this.card : null;
  }

  /** Takes options of the group; none of them concerns the card Element. */
  update(_options: unknown): void {
    // Appearance and locale belong to Elements that are not served.
  }

  fetchUpdates(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }

  submit(): Promise<{ error: { type: string; message: string } }> {
    return Promise.reject(
      new IntegrationError('elements.submit() is for the Payment Element, which is not served.'),
    );
  }
}
