import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { SENDING_CHANNELS, type SendingChannel } from '../base/sending-channels.ts';
import type { StoredTime } from '../base/stored-time.ts';

/** How often somebody hears of what is new. The rules are written from it. */
export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What each is called on screen. */
export const FREQUENCY_LABELS = lookedUp<Frequency>({
  instant: msg`Right away`,
  daily: msg`Once a day`,
  weekly: msg`Once a week`,
});

/** Most characters of a saved search's name, and of its address. The rules are written from it. */
export const MAX_SEARCH_NAME = 80;
export const MAX_SAVED_ADDRESS = 2_000;

/** `savedSearches/{ownerId}_{hash}`: a search that somebody wants to hear of. Its owner writes it. */
export interface SavedSearch {
  ownerId: string;
  /** What is looked for, as `savedAddress` writes it. It never changes: the id is made of it. */
  address: string;
  name: string;
  frequency: Frequency;
  paused: boolean;
  /** By which ways it is not told, although its owner hears of other searches so. The rules are written from it. */
  without?: readonly SendingChannel[];
  /** The newest hit that its owner was shown, in milliseconds since 1970; 0 before that. */
  seenUntil: number;
  /** A function sets it as it makes an instant search a daily one, because so much fits it. */
  tooMany?: boolean;
  createdAt: StoredTime;
}

/**
 * Whether a search is looked for by a query when its news are due, and filed nowhere: so much fits it that each new listing would be
 * work for it.
 */
export function isAskedFor({
  frequency,
  tooMany = false,
}: Pick<SavedSearch, 'frequency' | 'tooMany'>): boolean {
  return tooMany && frequency !== 'instant';
}

/** What its owner may change of a saved search. */
export type SearchChange = Partial<
  Pick<SavedSearch, 'name' | 'frequency' | 'paused' | 'without' | 'seenUntil'>
>;

/** By which ways a search is not told where these are the ones that are wanted. */
export function withoutChannels(wanted: readonly SendingChannel[]): SendingChannel[] {
  return SENDING_CHANNELS.filter((channel) => !wanted.includes(channel));
}

/** Id of a saved search, by the SHA-256 of its address in small hexadecimal digits: derived, so that nobody has it twice. */
export function savedSearchId(ownerId: string, hash: string): string {
  return `${ownerId}_${hash}`;
}
