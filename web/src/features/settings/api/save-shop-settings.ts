import {
  changedSettings,
  openSettingsOf,
  type ShopSettings,
  type VersionedSettings,
} from '@thriftline/domain/settings/shop-settings';
import { callFunction } from '@/lib/calls/callables.ts';
import { takeShopSettings } from '@/lib/calls/shop-settings.ts';

/**
 * Saves what is other than it was read, for admins; this page goes by it at once. Gives the settings as they are now.
 * Throws AppError: `conflict` when somebody else saved since.
 */
export async function saveShopSettings(
  read: VersionedSettings,
  wanted: ShopSettings,
): Promise<VersionedSettings> {
  const changed = changedSettings(read, wanted);
  const change = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  const { version } = await callFunction('saveShopSettings', { version: read.version, ...change });
  const saved = { ...read, ...change, version };
  takeShopSettings(openSettingsOf(saved));
  return saved;
}
