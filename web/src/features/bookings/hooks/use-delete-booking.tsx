import { useLingui } from '@lingui/react/macro';
import type { Booking } from '@thriftline/domain/orders/booking';
import { allowsBookingAct, bookingState } from '@thriftline/domain/orders/booking-state';
import { useDeleteButton } from '@/components/dialogs/use-delete-button.tsx';
import { useChargeToSettle } from '@/hooks/use-charge-to-settle.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { deleteBooking } from '../api/delete-booking.ts';

/** The button that deletes a booking of the buyer's own, off while its card may have been charged, and its question. */
export function useDeleteBooking(booking: Stored<Booking>): ReturnType<typeof useDeleteButton> {
  const { t } = useLingui();
  const state = bookingState(booking);
  const charge = useChargeToSettle(booking.buyerId, booking._id, state);
  const name = booking.productname;
  return useDeleteButton({
    question: t`Delete your order of “${name}”?`,
    done: t`Order is deleted`,
    disabled: !allowsBookingAct(state, 'delete') || charge !== undefined,
    onDelete: () => deleteBooking(booking),
    children:
      state === 'paid'
        ? t`You paid, so this only removes it from your list. The receipt and the seller’s contact stay on the item’s page, and the seller keeps your order.`
        : t`The seller no longer sees your booking. You can book again while the item is for sale.`,
  });
}
