import type { SettingsVersion } from '@thriftline/domain/shop-settings';
import { limit, orderBy, query } from 'firebase/firestore';
import { settingsVersions } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';

/** How many changes the page tells of. */
const SHOWN = 10;

/** The last changes of the settings, newest first, live. For admins. */
export function useSettingsVersions(): LiveList<Stored<SettingsVersion>> {
  return useLiveQuery(query(settingsVersions(), orderBy('version', 'desc'), limit(SHOWN)));
}
