import type { BookingState } from '@thriftline/domain/orders/booking-state';
import { useEffect } from 'react';
import { forgetCharge, type PendingCharge, usePendingCharge } from '@/lib/saved/pending-charges.ts';

/**
 * What this device keeps of a card that was, or may have been, charged for a booking, until the booking itself says what became
 * of the money: then the device forgets it. `state` is what the booking says, where it is known.
 */
export function useChargeToSettle(
  uid: string,
  bookingsId: string,
  state: BookingState | undefined,
): PendingCharge | undefined {
  const kept = usePendingCharge(uid, bookingsId);
  const isSettled = kept !== undefined && (state === 'paid' || state === 'refunded');
  useEffect(() => {
    if (isSettled) forgetCharge(uid, bookingsId);
  }, [isSettled, uid, bookingsId]);
  return isSettled ? undefined : kept;
}
