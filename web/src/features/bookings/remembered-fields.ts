import { type BookingForm, bookingFormSchema } from '@thriftline/domain/orders/booking';
import { remember, remembered } from '@/lib/device/device-memory.ts';

const NAME = 'booking-fields';

/**
 * What the buyer typed at their last booking on this device; before the first, the telephone number of their account, if they
 * keep one there.
 */
export function rememberedFields(uid: string, mobile = ''): BookingForm {
  const kept = remembered(uid, NAME);
  return kept !== undefined && bookingFormSchema.isValidSync(kept, { strict: true })
    ? { mobile: kept.mobile, location: kept.location }
    : { mobile, location: '' };
}

/** Keeps what the buyer typed for their next booking. */
export function rememberFields(uid: string, { mobile, location }: BookingForm): void {
  remember(uid, NAME, { mobile, location });
}
