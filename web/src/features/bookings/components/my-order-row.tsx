import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MoreActs } from '@/components/dialogs/more-acts.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { ShortRecord } from '@/components/records/short-record.tsx';
import { AgreedPrice } from '@/components/texts/agreed-price.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { useDeleteBooking } from '../hooks/use-delete-booking.tsx';
import { BookingStateCell } from './booking-state-cell.tsx';
import { BookingStateChip } from './booking-state-chip.tsx';
import { ItemNowNote } from './item-now-note.tsx';
import { SellerContact } from './seller-contact.tsx';

interface MyOrderRowProps {
  row: Row<Stored<Booking>>;
  /** What buyer and seller agreed on, while it can be paid. */
  agreedPrice: number | undefined;
  /** How many columns the table has. */
  columns: number;
}

interface LayoutProps extends MyOrderRowProps {
  /** The button that deletes it. */
  deletion: ReactNode;
}

/** A booking of the buyer's own: what it costs, whom to call, and what can be done with it. */
export function MyOrderRow(props: MyOrderRowProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { button, question } = useDeleteBooking(props.row.data);
  const Layout = isPhone ? ShortRow : WholeRow;
  return (
    <>
      <Layout {...props} deletion={button} />
      {question}
    </>
  );
}

/** What it costs, with its delivery. */
function OrderPrice({ booking, agreed }: { booking: Booking; agreed: number | undefined }) {
  const { t } = useLingui();
  const { deliveryPrice = 0 } = booking;
  const delivery = formatCents(deliveryPrice);
  return (
    <>
      <PriceTag price={agreed ?? booking.productprice} />
      {agreed !== undefined && <AgreedPrice listed={booking.productprice} />}
      {deliveryPrice > 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t`plus ${delivery} delivery`}
        </Box>
      )}
    </>
  );
}

/** On a phone: the next act, and the rest when it is asked for. */
function ShortRow({ row: { data: booking, pending }, agreedPrice, columns, deletion }: LayoutProps) {
  const { t } = useLingui();
  const state = bookingState(booking);
  const isUnpaid = state === 'unpaid';
  return (
    <ShortRecord
      columns={columns}
      img={booking.img}
      name={booking.productname}
      to={paths.product.href(booking.productId)}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <OrderPrice booking={booking} agreed={isUnpaid ? agreedPrice : undefined} />
        {!isUnpaid && <BookingStateChip state={state} small />}
      </Box>
      {pending && <WaitingToSend />}
      {isUnpaid && booking.itemNow && <ItemNowNote now={booking.itemNow} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          // Where words begin, not the empty room that a text button keeps before them; a button with a ground stands off the price.
          ...(isUnpaid ? { mt: 1 } : FLUSH_TEXT),
        }}
      >
        <BookingStateCell
          state={state}
          dispute={booking.dispute}
          bookingsId={booking._id}
          orderId={booking.paymentIntentId}
          pending={pending}
          short
        />
        <MoreActs>
          <Box sx={{ flexBasis: '100%', typography: 'body2' }}>
            <SellerContact booking={booking} />
          </Box>
          <Button component={Link} to={paths.dashboard.messages.with(booking._id)} size="small">
            {t`Message the seller`}
          </Button>
          <Button component={Link} to={paths.seller.href(booking.sellerId)} size="small">
            {t`About the seller`}
          </Button>
          {!isUnpaid && state !== 'soldToAnother' && (
            <Button component={Link} to={paths.dashboard.receipt.href(booking._id)} size="small">
              {t`Receipt`}
            </Button>
          )}
          {deletion}
        </MoreActs>
      </Box>
    </ShortRecord>
  );
}

function WholeRow({ row: { data: booking, pending }, agreedPrice, deletion }: LayoutProps) {
  const { t } = useLingui();
  const state = bookingState(booking);
  return (
    <RecordRow>
      <RecordCell>
        <RecordItem img={booking.img} name={booking.productname} to={paths.product.href(booking.productId)}>
          {pending && <WaitingToSend />}
          {state === 'unpaid' && booking.itemNow && <ItemNowNote now={booking.itemNow} />}
        </RecordItem>
      </RecordCell>
      <RecordCell label={t`Price`}>
        <OrderPrice booking={booking} agreed={state === 'unpaid' ? agreedPrice : undefined} />
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
        <Box sx={{ ...FLUSH_TEXT, display: 'grid', justifyItems: 'start' }}>
          <Button
            component={Link}
            to={paths.dashboard.messages.with(booking._id)}
            size="small"
            sx={{ textAlign: 'start' }}
          >
            {t`Message the seller`}
          </Button>
          {deletion}
        </Box>
      </RecordCell>
    </RecordRow>
  );
}
