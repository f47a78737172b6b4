import Button from '@mui/material/Button';
import { bookingDocumentId, COLLECTIONS } from '@thriftline/domain/base/collections';
import { formatPrice } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/specified-texts';
import type { Product } from '@thriftline/domain/catalogue/product';
import { Link } from 'react-router-dom';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { heldBookingId, useAgreedPrice } from '@/hooks/deals/use-agreed-price.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { useWhenBack } from '@/lib/connection/when-back.ts';
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
function nextStep(sent: Sent | null, price: number | undefined, back: string): string {
  if (sent === 'queued') {
    const seen = price === undefined ? 'as you saw it' : `at ${formatPrice(price)}, as you saw it`;
    return `Your booking is saved on this device and sent when ${back}, ${seen}. If the item has changed, we don’t book it and let you know. Find it in My Orders.`;
  }
  return 'Find it in My Orders, where you can message the seller. The first buyer to pay gets the item and sees the seller’s phone number.';
}

/** Tells that a booking was made and leads on to paying it, or that it is made as soon as there is a connection. */
export function BookedDialog({ sent: told, product, onClose }: BookedDialogProps) {
  const user = useCurrentUser();
  const back = useWhenBack();
  const bookingsId = product && user.uid !== null ? bookingDocumentId(product._id, user.uid) : undefined;
  const sent = useSentSince(told, bookingsId && `${COLLECTIONS.bookings}/${bookingsId}`);
  const deal = useAgreedPrice(
    sent !== null && product && user.uid !== null ? heldBookingId(product, user.uid) : null,
    false,
  );
  const price = deal.price ?? product?.resaleprice;
  const toPay = sent === 'sent' ? product : undefined;
  return (
    <MessageDialog
      open={sent !== null}
      title={sent === 'queued' ? 'Waiting to send' : MESSAGES.productBooked}
      closeLabel={toPay ? 'Later' : 'OK'}
      onClose={onClose}
      action={
        toPay &&
        price !== undefined &&
        bookingsId !== undefined && (
          <Button variant="contained" component={Link} to={paths.dashboard.payment.href(bookingsId)}>
            Pay {formatPrice(price)}
          </Button>
        )
      }
    >
      {nextStep(sent, price, back)}
    </MessageDialog>
  );
}
