import { DEFAULT_OPEN_SETTINGS, type OpenSettings } from '@thriftline/domain/open-settings';
import { useSyncExternalStore } from 'react';
import { onShopSettings, shopSettings } from '@/lib/shop-settings.ts';

/** What the operator set; the component renders again when that changes. The defaults until they have been read. */
export function useShopSettings(): OpenSettings {
  return useSyncExternalStore(onShopSettings, shopSettings, () => DEFAULT_OPEN_SETTINGS);
}
