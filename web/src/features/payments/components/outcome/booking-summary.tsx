import Box from '@mui/material/Box';
import type { Booking } from '@thriftline/domain/orders/booking';
import { thumbOf } from '@thriftline/domain/pictures/picture-variants';
import { cancelFeeNotice } from '@thriftline/domain/settings/cancel-fee';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { AgreedPrice } from '@/components/texts/agreed-price.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { SendingPromise } from '@/components/texts/sending-promise.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';

interface BookingSummaryProps {
  booking: Booking;
  price: number;
  /** What it costs everybody else; struck through where buyer and seller agreed on another price. */
  listed: number;
}

/** What is being paid for, and its price. */
export function BookingSummary({ booking, price, listed }: BookingSummaryProps) {
  const { cancelFee } = useShopSettings();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
      <Box sx={{ width: 120, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <ImageFrame src={booking.img} thumb={thumbOf(booking.img)} sizes="120px" alt="" eager />
      </Box>
      {/* Below the photo where letters are large. */}
      <Box sx={{ minWidth: 0, flex: '1 1 9rem' }}>
        <Box component="p" sx={{ m: 0, typography: 'h4', overflowWrap: 'anywhere' }}>
          <UserText>{booking.productname}</UserText>
        </Box>
        <PriceTag price={price} />
        {listed !== price && <AgreedPrice listed={listed} />}
        <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
          <SendingPromise />
          {cancelFee === 'buyer' && ` ${cancelFeeNotice()}`}
        </Box>
      </Box>
    </Box>
  );
}
