import { useLingui } from '@lingui/react/macro';
import type { Booking } from '@thriftline/domain/orders/booking';
import { allowsBookingAct, bookingState } from '@thriftline/domain/orders/booking-state';
import { DeleteButton } from '@/components/dialogs/delete-button.tsx';
import { useChargeToSettle } from '@/hooks/use-charge-to-settle.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { deleteBooking } from '../api/delete-booking.ts';

/** Deletes a booking of the buyer's own after one question, unless its card may have been charged. */
export function DeleteBooking({ booking }: { booking: Stored<Booking> }) {
  const { t } = useLingui();
  const state = bookingState(booking);
  const charge = useChargeToSettle(booking.buyerId, booking._id, state);
  const name = booking.productname;
  return (
    <DeleteButton
      question={t`Delete your order of “${name}”?`}
      done={t`Order is deleted`}
      disabled={!allowsBookingAct(state, 'delete') || charge !== undefined}
      onDelete={() => deleteBooking(booking)}
    >
      {state === 'paid'
        ? t`You paid, so this only removes it from your list. The receipt and the seller’s contact stay on the item’s page, and the seller keeps your order.`
        : t`The seller no longer sees your booking. You can book again while the item is for sale.`}
    </DeleteButton>
  );
}
