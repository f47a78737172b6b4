import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { bookingDocumentId, COLLECTIONS } from '@thriftline/domain/base/collections';
import { formatPrice } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { Link } from 'react-router-dom';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { heldBookingId, useAgreedPrice } from '@/hooks/deals/use-agreed-price.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { useSentSince } from '@/outbox/views/use-sent-since.ts';

interface BookedDialogProps {
  /** Whether the server had the booking when it was made; closed while it is null. */
  sent: Sent | null;
  /** What was booked: with it the dialog leads on to paying. */
  product?: Stored<Product> | undefined;
  onClose: () => void;
}

/** What follows a booking, in words. */
function nextStep(sent: Sent | null, shownPrice: number | undefined, isOnline: boolean): string {
  if (sent !== 'queued')
    return t`Find it in My Orders, where you can message the seller. The first buyer to pay gets the item and sees the seller’s phone number.`;
  if (shownPrice === undefined) {
    return isOnline
      ? t`Your booking is saved on this device and sent once we’re connected again, as you saw it. If the item has changed, we don’t book it and let you know. Find it in My Orders.`
      : t`Your booking is saved on this device and sent when you’re back online, as you saw it. If the item has changed, we don’t book it and let you know. Find it in My Orders.`;
  }
  const price = formatPrice(shownPrice);
  return isOnline
    ? t`Your booking is saved on this device and sent once we’re connected again, at ${price}, as you saw it. If the item has changed, we don’t book it and let you know. Find it in My Orders.`
    : t`Your booking is saved on this device and sent when you’re back online, at ${price}, as you saw it. If the item has changed, we don’t book it and let you know. Find it in My Orders.`;
}

/** Tells that a booking was made and leads on to paying it, or that it is made as soon as there is a connection. */
export function BookedDialog({ sent: told, product, onClose }: BookedDialogProps) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const isOnline = useOnline();
  const bookingsId = product && user.uid !== null ? bookingDocumentId(product._id, user.uid) : undefined;
  const sent = useSentSince(told, bookingsId && `${COLLECTIONS.bookings}/${bookingsId}`);
  const deal = useAgreedPrice(
    sent !== null && product && user.uid !== null ? heldBookingId(product, user.uid) : null,
    false,
  );
  const price = deal.price ?? product?.resaleprice;
  const amount = formatPrice(price ?? 0);
  const toPay = sent === 'sent' ? product : undefined;
  return (
    <MessageDialog
      open={sent !== null}
      title={sent === 'queued' ? t`Waiting to send` : MESSAGES.productBooked}
      closeLabel={toPay ? t`Later` : t`OK`}
      onClose={onClose}
      action={
        toPay &&
        price !== undefined &&
        bookingsId !== undefined && (
          <Button variant="contained" component={Link} to={paths.dashboard.payment.href(bookingsId)}>
            {t`Pay ${amount}`}
          </Button>
        )
      }
    >
      {nextStep(sent, price, isOnline)}
    </MessageDialog>
  );
}
