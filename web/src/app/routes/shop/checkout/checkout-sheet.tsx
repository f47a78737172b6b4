import { useLingui } from '@lingui/react/macro';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { bookingDocumentId } from '@thriftline/domain/base/collections';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import type { Booked } from '@/features/bookings/components/booking-form.tsx';
import { NoSuchOrder } from '@/features/bookings/components/no-such-order.tsx';
import { CheckoutFoot } from '@/features/payments/checkout-foot.ts';
import { PaymentSessionProvider, usePaymentSession } from '@/features/payments/session/session-context.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { loadWhenIdle } from '@/lib/reload/load-when-idle.ts';
import { BookItem } from './book-item.tsx';

const loadPayment = () => import('@/features/payments/components/payment-panel.tsx');
const PaymentPanel = lazy(async () => ({ default: (await loadPayment()).PaymentPanel }));

interface CheckoutSheetProps {
  /** What is bought; closed while it is null. */
  product: Stored<Product> | null;
  onClose: () => void;
  /** Called instead of onClose once an item is booked that isn't paid for now, or whose booking waits to be sent. */
  onBooked: (booked: Booked) => void;
}

/** All of a purchase in one sheet: what a booking asks for, how and where to the item comes, the price by line, and then the card. */
export function CheckoutSheet(props: CheckoutSheetProps) {
  const { product } = props;
  const [opened, setOpened] = useState({ product, last: product, times: 0 });
  if (product !== opened.product) {
    const times = product === null ? opened.times : opened.times + 1;
    setOpened({ product, last: product ?? opened.last, times });
  }
  return (
    // Each purchase starts with a new session, which lasts until the sheet has closed.
    <PaymentSessionProvider key={opened.times}>
      <Sheet {...props} product={opened.last} open={product !== null} />
    </PaymentSessionProvider>
  );
}

interface SheetProps extends CheckoutSheetProps {
  /** What is bought, or was until it closed. */
  product: Stored<Product> | null;
  open: boolean;
}

function Sheet({ product, open, onClose, onBooked }: SheetProps) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const { charge } = usePaymentSession().session;
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  /** Whether it is booked, so that the card is next. */
  const [pays, setPays] = useState(false);
  /** Whether there is no such booking, though there was. */
  const [isGone, setGone] = useState(false);
  const isOpen = useRef(false);
  const isCharging = charge.status === 'charging';
  const close = isCharging ? undefined : onClose;

  useEffect(() => loadWhenIdle(loadPayment), []);
  // The button that was pressed is gone.
  useEffect(() => {
    if (pays) title.current?.focus();
  }, [pays]);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);
  useCloseOnLeaving(onClose);

  const booked = (made: Booked) => {
    // Who closed it while it was sent pays later.
    if (made.sent === 'queued' || !made.paysNow || !isOpen.current) {
      onBooked(made);
      return;
    }
    setPays(true);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      // The bank may ask in a window of its own, above this one.
      disableEnforceFocus={isCharging}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle
          id={titleId}
          ref={title}
          tabIndex={-1}
          sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
        >
          {pays ? t`Payment` : t`Book this product`}
        </DialogTitle>
        {pays && (
          <IconButton aria-label={t`Close`} color="inherit" disabled={isCharging} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {product !== null && !pays && (
        <PartBoundary>
          <BookItem product={product} onCancel={onClose} onBooked={booked} />
        </PartBoundary>
      )}
      {product !== null && pays && (
        <CheckoutFoot value={foot}>
          <DialogContent sx={{ pt: 0 }}>
            {/* In its place: a toast would lie over the card's field. */}
            {charge.status !== 'charged' && !isGone && (
              <Alert severity="success" role="status" sx={{ mb: 2 }}>
                {MESSAGES.productBooked}
              </Alert>
            )}
            <PartBoundary>
              <Suspense fallback={<LoadingBlock height={280} />}>
                <PaymentPanel
                  bookingsId={bookingDocumentId(product._id, uid)}
                  unbooked={<GoneBooking onShown={setGone} />}
                  inDialog
                />
              </Suspense>
            </PartBoundary>
          </DialogContent>
          {/* The amount and the button stay in sight however long the content above is. */}
          <DialogActions
            ref={setFoot}
            disableSpacing
            sx={{ display: 'block', '&:empty': { display: 'none' } }}
          />
        </CheckoutFoot>
      )}
    </Dialog>
  );
}

/** Stands for a booking that was deleted since, and tells whether it does. */
function GoneBooking({ onShown }: { onShown: (shown: boolean) => void }) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <NoSuchOrder />;
}

/** Closes what stands over a page once a link in it was followed, also one that leads to the page itself. */
function useCloseOnLeaving(onClose: () => void): void {
  const { key } = useLocation();
  const [here] = useState(key);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== here) leave();
  }, [key, here]);
}
