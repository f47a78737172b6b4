import { SHOP_SETTINGS_ID } from '@thriftline/domain/collections';
import type { StoredSettings } from '@thriftline/domain/shop-settings';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** What the operator set, as it is stored at this moment, live; `missing` before the first change. For admins. */
export function useShopSettingsDocument(): LiveDocument<Stored<StoredSettings>> {
  return useLiveDocument(documentOf('settings', SHOP_SETTINGS_ID));
}
