import { settingsOf, type VersionedSettings } from '@thriftline/domain/settings/shop-settings';
import { read } from '../firestore/collection.ts';
import { emailsFrom, settingsSeconds } from '../platform/config.ts';
import { memoize } from '../platform/memoize.ts';
import { settingsDocument } from './settings.ts';

/** Addresses are asked for where e-mails can be sent alone: each has to be confirmed by one. */
function asFarAsSetUp(settings: VersionedSettings): VersionedSettings {
  return emailsFrom() === undefined ? { ...settings, subscribeBox: false } : settings;
}

/**
 * What the operator set, with defaults for what was never set. Remembered for some seconds, so that it costs a read now and
 * then, however often it is asked for.
 */
export const loadShopSettings: () => Promise<VersionedSettings> = memoize(
  async () => asFarAsSetUp(settingsOf(await read(settingsDocument()))),
  { forMs: () => settingsSeconds() * 1000 },
);
