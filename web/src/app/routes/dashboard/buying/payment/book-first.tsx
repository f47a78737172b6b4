import { useLingui } from '@lingui/react/macro';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { may } from '@thriftline/domain/accounts/permissions';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { bookingFormSchema } from '@thriftline/domain/orders/booking';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { BookedDialog } from '@/features/bookings/components/booked-dialog.tsx';
import { NoSuchOrder } from '@/features/bookings/components/no-such-order.tsx';
import { rememberedFields } from '@/features/bookings/remembered-fields.ts';
import { useProduct } from '@/features/products/api/use-product.ts';
import { useProductState } from '@/features/products/hooks/use-product-state.ts';
import { type PaysAgreed, useAgreedPrice } from '@/hooks/deals/use-agreed-price.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { BookItem } from '../../../shop/checkout/book-item.tsx';
import { BookAtOnce } from './book-at-once.tsx';

interface BookFirstProps {
  bookingsId: string;
  /** Called where the card takes the place of the form that has the focus. */
  onFormGone?: () => void;
}

/** Calls back as an element is taken away that has the focus, or had it until it was disabled. */
function useFocusLost(onLost: () => void) {
  const element = useRef<HTMLElement>(null);
  const tell = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const here = element.current;
    return () => {
      const { activeElement, body } = document;
      if (activeElement === body || here?.contains(activeElement) === true) tell();
    };
  }, []);
  return element;
}

/** The form to book with, in a frame of its own. */
function BookCard({ onFormGone, children }: { onFormGone: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const titleId = useId();
  const card = useFocusLost(onFormGone);
  return (
    <Card ref={card} component="section" aria-labelledby={titleId} sx={{ p: 1, maxWidth: '32.5rem' }}>
      <Typography id={titleId} component="h2" variant="h3" sx={{ px: 3, py: 2 }}>
        {t`Book this product`}
      </Typography>
      {children}
    </Card>
  );
}

function BookToPay({
  product,
  bookingsId,
  onFormGone,
}: Required<BookFirstProps> & { product: Stored<Product> }) {
  const { state } = useProductState(product);
  const notify = useNotify();
  const navigate = useNavigate();
  const [sent, setSent] = useState<Sent | null>(null);
  const [refused, setRefused] = useState(false);
  const { uid, email, userDoc } = useSignedInUser();
  const location = useLocation() as { state: PaysAgreed | null };
  const paysAgreed = location.state?.paysAgreed === true;
  const deal = useAgreedPrice(paysAgreed ? bookingsId : null, false);
  const form = rememberedFields(uid, userDoc?.mobile);
  if (!allowsProductAct(state, 'book')) return <NoSuchOrder title={MESSAGES.soldOut} />;
  const isAtOnce = paysAgreed && !refused && sent === null && bookingFormSchema.isValidSync(form);
  if (isAtOnce && (deal.loading || userDoc === null)) return <LoadingBlock height={280} maxWidth={520} />;
  if (isAtOnce && deal.price !== undefined && userDoc !== null) {
    return (
      <BookAtOnce
        product={product}
        buyer={{ uid, email, name: userDoc.name }}
        form={form}
        onBooked={(sentOrQueued) => {
          // On a later visit to this address the buyer is asked first.
          void navigate('.', { replace: true, state: null });
          if (sentOrQueued === 'queued') setSent(sentOrQueued);
        }}
        onRefused={() => setRefused(true)}
      />
    );
  }
  return (
    <BookCard onFormGone={onFormGone}>
      <BookItem
        product={product}
        onWayToCard
        onBooked={(made) => {
          // Once it is sent the card form takes this place by itself.
          if (made.sent === 'queued') setSent(made.sent);
          else notify.success(MESSAGES.productBooked);
        }}
      />
      <BookedDialog sent={sent} product={product} onClose={() => setSent(null)} />
    </BookCard>
  );
}

/** Where a wish is to be paid that nobody has booked yet: books it first. Anything else is no order. */
export function BookFirst({ bookingsId, onFormGone = () => undefined }: BookFirstProps) {
  const { uid, role } = useSignedInUser();
  const mine = bookingsId.endsWith(`_${uid}`) && role !== null && may(role, 'bookings', 'add');
  const productId = mine ? bookingsId.slice(0, -uid.length - 1) : '';
  const product = useProduct(productId === '' ? null : productId);
  if (product.status === 'unknown') return <NotOnDevice />;
  if (product.status === 'error' && !isRefused(product)) {
    return <ErrorState error={product.error} onRetry={product.retry} />;
  }
  if (productId === '' || product.status === 'missing' || product.status === 'error') return <NoSuchOrder />;
  if (product.row === undefined) return <LoadingBlock height={280} maxWidth={520} />;
  return <BookToPay product={product.row.data} bookingsId={bookingsId} onFormGone={onFormGone} />;
}
