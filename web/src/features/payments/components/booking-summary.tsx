import Box from '@mui/material/Box';
import type { Booking } from '@thriftline/domain/booking';
import { thumbOf } from '@thriftline/domain/picture-variants';
import { ImageFrame } from '@/components/image-frame.tsx';
import { PriceTag } from '@/components/price-tag.tsx';

/** What is being paid for, and its price in dollars. */
export function BookingSummary({ booking, price }: { booking: Booking; price: number }) {
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
      </Box>
    </Box>
  );
}
