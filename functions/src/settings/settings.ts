import { COLLECTIONS, SETTINGS_VERSIONS, SHOP_SETTINGS_ID } from '@thriftline/domain/base/collections';
import type { SettingsVersion, StoredSettings } from '@thriftline/domain/settings/shop-settings';
import { collection, documentIn } from '../firestore/collection.ts';

/** What the operator set. */
export const settingsDocument = () =>
  documentIn(collection<StoredSettings>(COLLECTIONS.settings), SHOP_SETTINGS_ID);

/** The settings as they came to be with a change. */
export const settingsVersionDocument = (version: number) =>
  documentIn(collection<SettingsVersion>(SETTINGS_VERSIONS), String(version));
