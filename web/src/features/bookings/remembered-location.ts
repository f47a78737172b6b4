import { accountStore } from '@/lib/device/store.ts';

/** Under which name what was typed at the last booking is kept. */
export const BOOKING_FIELDS = 'booking-fields';

/** Where somebody said at their last booking that they are, in their own words; empty before the first. Needs no schema: it is a guess. */
export function rememberedLocation(uid: string): string {
  const { location } = (accountStore(uid).read(BOOKING_FIELDS) ?? {}) as { location?: unknown };
  return typeof location === 'string' ? location : '';
}
