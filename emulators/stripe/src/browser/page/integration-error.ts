/** A mistake of the page's code, which Stripe.js throws under this name too. */
export class IntegrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IntegrationError';
  }
}
