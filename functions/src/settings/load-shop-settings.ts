import { settingsOf, type VersionedSettings } from '@thriftline/domain/shop-settings';
import { read } from '../firestore/collection.ts';
import { settingsSeconds } from '../platform/config.ts';
import { memoize } from '../platform/memoize.ts';
import { settingsDocument } from './settings.ts';

/**
 * What the operator set, with defaults for what was never set. Remembered for some seconds, so that it costs a read now and
 * then, however often it is asked for.
 */
export const loadShopSettings: () => Promise<VersionedSettings> = memoize(
  async () => settingsOf(await read(settingsDocument())),
  { forMs: () => settingsSeconds() * 1000 },
);
