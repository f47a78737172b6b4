import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { BookingForm } from '@thriftline/domain/orders/booking';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { type Buyer, bookProduct } from '@/features/bookings/api/book-product.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Sent } from '@/lib/writes/send-write.ts';

interface BookAtOnceProps {
  product: Stored<Product>;
  buyer: Buyer;
  form: BookingForm;
  /** Called once the booking is sent, or waits to be. */
  onBooked: (sent: Sent) => void;
  /** Called where it was refused, which is said. */
  onRefused: () => void;
}

/** Books an item for who pressed Pay on a price they agreed on, with what they typed at their last booking. */
export function BookAtOnce({ product, buyer, form, onBooked, onRefused }: BookAtOnceProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const begun = useRef(false);
  const book = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    try {
      const sent = await bookProduct(product, buyer, form);
      if (sent === 'sent') notify.success(MESSAGES.productBooked);
      onBooked(sent);
    } catch (error) {
      notify.error(error);
      onRefused();
    }
  });
  useEffect(() => void book(), []);
  return (
    <>
      <LoadingBlock height={280} maxWidth={520} />
      <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
        {t`Booking the item at the price you agreed on…`}
      </Typography>
    </>
  );
}
