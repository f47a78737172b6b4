import { IntentSessions } from '../intent-sessions.ts';
import { createPaymentIntent, type OpenIntent } from './create-payment-intent.ts';
import { releaseHold } from './release-hold.ts';

/** The intents of the payment pages that are open in this tab. */
export const openIntents = new IntentSessions<OpenIntent>({
  create: createPaymentIntent,
  release: releaseHold,
});
