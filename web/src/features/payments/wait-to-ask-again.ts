import { waitForNetwork } from '@/lib/connection/wait-for-network.ts';

/** How often the provider is asked what became of a card. */
const ASK_AGAIN_MS = 3_000;

/** The pause before the provider is asked again what became of a card. */
export function waitToAskAgain(): Promise<void> {
  return waitForNetwork(ASK_AGAIN_MS);
}

/** How long the provider may take before the page looks how far it is. */
const PATIENCE_MS = 3_000;

/** The time a provider that was asked to charge a card is given to answer. */
export function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
