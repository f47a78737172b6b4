import { SHOP_SETTINGS_ID } from '@thriftline/domain/base/collections';
import type { StoredSettings } from '@thriftline/domain/settings/shop-settings';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** What the operator set, as it is stored at this moment, live; `missing` before the first change. For admins. */
export function useShopSettingsDocument(): LiveDocument<Stored<StoredSettings>> {
  return useLiveDocument(documentOf('settings', SHOP_SETTINGS_ID));
}
