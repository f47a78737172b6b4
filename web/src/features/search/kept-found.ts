import { isStoredTime, type StoredTime } from '@thriftline/domain/base/stored-time';
import type { FoundPage } from '@thriftline/domain/search/search-engine';
import { readOfLastAccount } from '@/lib/device/store.ts';
import type { Found } from './found.ts';

/** A moment as it is kept. */
const MOMENT = '$moment';

/** What a search had found, as a device keeps it. */
export interface KeptFound {
  query: Found['query'];
  /** The first page, by `plain`. */
  page: unknown;
  /** By this device's clock, in milliseconds since 1970. */
  at: number;
}

/** The name under which what a search had found is kept, by its `searchKey`. */
export const keptName = (key: string): string => `found:${key}`;

/** The value without classes: moments as numbers that are told from others. */
export function plain(value: unknown): unknown {
  if (isStoredTime(value)) return { [MOMENT]: value.toMillis() };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

/** What `plain` was made of. */
export function withMoments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMoments);
  if (typeof value !== 'object' || value === null) return value;
  if (MOMENT in value) {
    const at = Number(value[MOMENT]);
    return { toMillis: () => at, toDate: () => new Date(at) } satisfies StoredTime;
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMoments(one)]));
}

/**
 * The first page of what a search had found for the account that this device knows, before Auth says whether it is still
 * signed in: what comes again is seen before anything else is loaded. Signing out forgets it.
 */
export function keptFoundPage(key: string): FoundPage | undefined {
  const kept = readOfLastAccount(keptName(key)) as KeptFound | undefined;
  return kept && (withMoments(kept.page) as FoundPage);
}
