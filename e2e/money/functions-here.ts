import { CARD_PROVIDER } from './cards.ts';

/** Lets a test file run functions in its own process, against the suite's stores and card provider: the emulators run no schedule. */
export function runFunctionsHere(): void {
  process.env.STRIPE_API_BASE = CARD_PROVIDER;
  process.env.STRIPE_SECRET_KEY ??= 'sk_test_local';
}
