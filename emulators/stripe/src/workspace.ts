import { buildBrowserAssets, DEFAULT_ASSETS } from './build-browser-assets.ts';
import {
  type StripeEmulator,
  type StripeEmulatorOptions,
  startStripeEmulator as start,
} from './start-stripe-emulator.ts';

export { TEST_CARDS, type TestCard } from './model/test-cards.ts';
export type { StripeEmulator, StripeEmulatorOptions } from './start-stripe-emulator.ts';

/**
 * What `index.ts` exports, for the other parts of this repository: they run from sources, so the browser side is built
 * at the start unless `assets` names a folder that has it.
 */
export async function startStripeEmulator(options: StripeEmulatorOptions = {}): Promise<StripeEmulator> {
  if (options.assets !== undefined) return start(options);
  await buildBrowserAssets(DEFAULT_ASSETS);
  return start({ ...options, assets: DEFAULT_ASSETS });
}
