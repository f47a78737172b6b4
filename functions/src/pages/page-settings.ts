import type { HomeContent } from '@thriftline/domain/pages/home-content';
import { openSettingsOf, type VersionedSettings } from '@thriftline/domain/settings/shop-settings';

/** What pages are drawn with of the operator's settings: without the synonyms, which only searches need. */
export function pageSettings(stored: VersionedSettings): HomeContent['settings'] {
  const { synonyms: _synonyms, ...settings } = openSettingsOf(stored);
  return settings;
}
