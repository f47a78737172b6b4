import Box from '@mui/material/Box';
import type { Booking } from '@thriftline/domain/booking';
import { formatPrice } from '@thriftline/domain/money';
import { SENDING_PROMISE } from '@thriftline/domain/order-words';
import { thumbOf } from '@thriftline/domain/picture-variants';
import { ImageFrame } from '@/components/image-frame.tsx';
import { PriceTag } from '@/components/price-tag.tsx';

interface BookingSummaryProps {
  booking: Booking;
  price: number;
  /** What it costs everybody else; struck through where buyer and seller agreed on another price. */
  listed: number;
}

/** What is being paid for, and its price. */
export function BookingSummary({ booking, price, listed }: BookingSummaryProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 3 }}>
      <Box sx={{ width: 120, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <ImageFrame src={booking.img} thumb={thumbOf(booking.img)} sizes="120px" alt="" eager />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="p" sx={{ m: 0, typography: 'h4', overflowWrap: 'anywhere' }}>
          {booking.productname}
        </Box>
        <PriceTag price={price} />
        {listed !== price && (
          <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
            The price you agreed on, not <s>{formatPrice(listed)}</s>.
          </Box>
        )}
        <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
          {SENDING_PROMISE}
        </Box>
      </Box>
    </Box>
  );
}
