import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Booking } from '@thriftline/domain/orders/booking';
import { allowsBookingAct, bookingState } from '@thriftline/domain/orders/booking-state';
import { Link } from 'react-router-dom';
import { DeleteButton } from '@/components/dialogs/delete-button.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { AgreedPrice } from '@/components/texts/agreed-price.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { useChargeToSettle } from '@/hooks/use-charge-to-settle.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { deleteBooking } from '../api/delete-booking.ts';
import { BookingStateCell } from './booking-state-cell.tsx';
import { ItemNowNote } from './item-now-note.tsx';
import { SellerContact } from './seller-contact.tsx';

interface MyOrderRowProps {
  row: Row<Stored<Booking>>;
  /** What buyer and seller agreed on, while it can be paid. */
  agreedPrice: number | undefined;
}

/** A booking of the buyer's own: what it costs, whom to call, and what can be done with it. */
export function MyOrderRow({ row: { data: booking, pending }, agreedPrice }: MyOrderRowProps) {
  const { t } = useLingui();
  const state = bookingState(booking);
  const { productname: name, deliveryPrice = 0 } = booking;
  const delivery = formatCents(deliveryPrice);
  const agreed = state === 'unpaid' ? agreedPrice : undefined;
  const charge = useChargeToSettle(booking.buyerId, booking._id, state);
  return (
    <RecordRow>
      <RecordCell>
        <RecordItem img={booking.img} name={booking.productname} to={paths.product.href(booking.productId)}>
          {pending && <WaitingToSend />}
          {state === 'unpaid' && booking.itemNow && <ItemNowNote now={booking.itemNow} />}
        </RecordItem>
      </RecordCell>
      <RecordCell label={t`Price`}>
        <PriceTag price={agreed ?? booking.productprice} />
        {agreed !== undefined && <AgreedPrice listed={booking.productprice} />}
        {deliveryPrice > 0 ? (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t`plus ${delivery} delivery`}
          </Box>
        ) : null}
      </RecordCell>
      <RecordCell label={t`Seller`}>
        <SellerContact booking={booking} />
        <Box sx={FLUSH_TEXT}>
          <Button component={Link} to={paths.seller.href(booking.sellerId)} size="small">
            {t`About the seller`}
          </Button>
        </Box>
      </RecordCell>
      <RecordCell label={t`Payment`}>
        <BookingStateCell
          state={state}
          dispute={booking.dispute}
          bookingsId={booking._id}
          orderId={booking.paymentIntentId}
          pending={pending}
        />
      </RecordCell>
      <RecordCell>
        <Box sx={FLUSH_TEXT}>
          <Button component={Link} to={paths.dashboard.messages.with(booking._id)} size="small">
            {t`Message the seller`}
          </Button>
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
        </Box>
      </RecordCell>
    </RecordRow>
  );
}
