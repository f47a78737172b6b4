import { type BookingForm, bookingFormSchema } from '@thriftline/domain/orders/booking';
import { accountStore } from '@/lib/device/store.ts';
import { BOOKING_FIELDS } from './remembered-location.ts';

/**
 * What the buyer typed at their last booking on this device; before the first, the telephone number of their account, if they
 * keep one there.
 */
export function rememberedFields(uid: string, mobile = ''): BookingForm {
  const kept = accountStore(uid).read(BOOKING_FIELDS);
  return kept !== undefined && bookingFormSchema.isValidSync(kept, { strict: true })
    ? { mobile: kept.mobile, location: kept.location }
    : { mobile, location: '' };
}

/** Keeps what the buyer typed for their next booking. */
export function rememberFields(uid: string, { mobile, location }: BookingForm): void {
  accountStore(uid).keep(BOOKING_FIELDS, { mobile, location });
}
