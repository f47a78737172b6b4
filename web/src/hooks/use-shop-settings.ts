import { DEFAULT_OPEN_SETTINGS, type OpenSettings } from '@thriftline/domain/settings/open-settings';
import { useContext, useSyncExternalStore } from 'react';
import { ServedContentContext } from '@/lib/calls/served-content.ts';
import { onShopSettings, shopSettings } from '@/lib/calls/shop-settings.ts';

/** What the operator set; the component renders again when that changes. The defaults until they have been read. */
export function useShopSettings(): OpenSettings {
  const served = useContext(ServedContentContext);
  return useSyncExternalStore(onShopSettings, shopSettings, () => served?.settings ?? DEFAULT_OPEN_SETTINGS);
}
