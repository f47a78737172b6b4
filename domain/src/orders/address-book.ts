import { COLLECTIONS } from '../base/collections.ts';
import type { StoredTime } from '../base/stored-time.ts';

/** Most addresses that a member keeps. The id of each is its place, `0` to `9`: the rules need count nothing. */
export const MAX_SAVED_ADDRESSES = 10;

/** `users/{uid}/addressBook/{place}`: where a member had something delivered to. They write it, and alone see it. */
export interface SavedAddress {
  address: string;
  /** When it was last chosen. */
  usedAt: StoredTime;
}

/** The collection of a member's addresses. */
export function addressBookPath(uid: string): string {
  return `${COLLECTIONS.users}/${uid}/addressBook`;
}

/** What two addresses have in common that are the same but for spaces and capitals. */
const sameness = (address: string) => address.trim().toLowerCase().replace(/\s+/g, ' ');

interface Kept {
  place: string;
  address: string;
  /** Milliseconds since 1970. */
  usedAt: number;
}

/** The place that an address takes in a member's book: that of the same address, else a free one, else of the one not used for longest. */
export function placeForAddress(there: readonly Kept[], address: string): string {
  const same = there.find((one) => sameness(one.address) === sameness(address));
  const places = Array.from({ length: MAX_SAVED_ADDRESSES }, (_, place) => String(place));
  const free = places.find((place) => there.every((one) => one.place !== place));
  const [oldest] = there.toSorted((one, other) => one.usedAt - other.usedAt);
  return same?.place ?? free ?? oldest?.place ?? '0';
}
