import type { SettingsVersion } from '@thriftline/domain/settings/shop-settings';
import { limit, orderBy, query } from 'firebase/firestore';
import { settingsVersions } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';

/** How many changes the page tells of. */
const SHOWN = 10;

/** The last changes of the settings, newest first, live. For admins. */
export function useSettingsVersions(): LiveList<Stored<SettingsVersion>> {
  return useLiveQuery(query(settingsVersions(), orderBy('version', 'desc'), limit(SHOWN)));
}
