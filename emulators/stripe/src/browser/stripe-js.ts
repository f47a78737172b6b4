import { IntegrationError } from './page/integration-error.ts';
import { LocalStripe } from './page/local-stripe.ts';

/** The release that @stripe/stripe-js 10 expects; it warns when another one is loaded. */
const RELEASE = 'endive';

function ownOrigin(): string {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src !== '') {
    return new URL(currentScript.src).origin;
  }
  throw new IntegrationError('Load stripe.js of the local card provider with a plain script element.');
}

const providerOrigin = ownOrigin();

function createStripe(publishableKey: string): LocalStripe {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_test_')) {
    throw new IntegrationError('The local card provider takes test keys only: pk_test_…');
  }
  return new LocalStripe(publishableKey, providerOrigin);
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: RELEASE }) });
