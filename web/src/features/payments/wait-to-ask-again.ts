import { waitForNetwork } from '@/lib/wait-for-network.ts';

/** How often the provider is asked what became of a card. */
const ASK_AGAIN_MS = 3_000;

/** The pause before the provider is asked again what became of a card. */
export function waitToAskAgain(): Promise<void> {
  return waitForNetwork(ASK_AGAIN_MS);
}
