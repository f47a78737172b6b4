import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { invariant } from '@thriftline/domain/base/invariant';
import { formatCents, formatPrice, toCents } from '@thriftline/domain/base/money';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { type BookingForm as BookingValues, bookingFormSchema } from '@thriftline/domain/orders/booking';
import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { LateValues } from '@/components/form/autosave/late-values.tsx';
import { useFormAutosave } from '@/components/form/autosave/use-form-autosave.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { heldBookingId, useAgreedPrice } from '@/hooks/deals/use-agreed-price.ts';
import { useFault } from '@/hooks/use-fault.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { tellPushMoment } from '@/lib/push/push-moment.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { bookProduct } from '../api/book-product.ts';
import { readCurrentProduct } from '../api/read-current-product.ts';
import { rememberedFields, rememberFields } from '../remembered-fields.ts';
import { BookingFields } from './booking-fields.tsx';

/** A booking that is made, or waits to be sent. */
export interface Booked {
  product: Stored<Product>;
  sent: Sent;
  /** Whether the buyer goes on to the card. */
  paysNow: boolean;
}

interface BookingFormProps {
  /** What is booked. */
  product: Stored<Product>;
  /** Leaves it, where there is somewhere to go. */
  onCancel?: () => void;
  onBooked: (booked: Booked) => void;
  /** Whether the card comes next in any case: then it is booked alone only without a connection. */
  onWayToCard?: boolean;
  /** What comes on top of the item's price, in cents. */
  extraCents?: (product: Stored<Product>) => number;
  /** What stands between the fields and the buttons, by the item as it is booked: how it comes over, and what it comes to. */
  children?: (item: { product: Stored<Product>; price: number }) => ReactNode;
}

/** What has become of an item since it was seen, in words; undefined where nothing has that matters to who books it. */
function changeSince(seen: Product, now: Product): string | undefined {
  if (seen.resaleprice !== now.resaleprice) {
    const price = formatPrice(now.resaleprice);
    const before = formatPrice(seen.resaleprice);
    return t`Not booked: the price is now ${price} instead of ${before}.`;
  }
  const isEdited = seen.editedAt?.toMillis() !== now.editedAt?.toMillis();
  return isEdited ? t`Not booked: the seller changed the item. Check it, then book again.` : undefined;
}

interface BookOnlyProps {
  disabled: boolean;
  /** Told before the form is sent. */
  onPress: () => void;
  children: ReactNode;
}

/** Books without going on to the card. The first in its form, so that Enter in a field charges nothing; off while it is sent. */
function BookOnly({ disabled, onPress, children }: BookOnlyProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="outlined" disabled={disabled || isSubmitting} onClick={onPress}>
      {children}
    </Button>
  );
}

/**
 * Explains booking, asks for phone number and place (filled in as last time), and books the item, to pay by card next or later.
 */
export function BookingForm({
  product: seen,
  onCancel,
  onBooked,
  onWayToCard = false,
  extraCents = () => 0,
  children,
}: BookingFormProps) {
  const { t } = useLingui();
  const [product, setProduct] = useState(seen);
  const [change, setChange] = useState<string>();
  const { uid, email, userDoc } = useSignedInUser();
  const deal = useAgreedPrice(heldBookingId(product, uid), false);
  const agreedPrice = deal.price;
  const price = agreedPrice ?? product.resaleprice;
  const { fault, attempt } = useFault();
  const needsNetwork = useNeedsNetwork();
  /** Which button sends it. */
  const paysNow = useRef(false);
  const name = product.productname;
  const cents = toCents(price);
  const amount = cents === null ? formatPrice(price) : formatCents(cents + extraCents(product));
  const { keeper, forget } = useFormAutosave(`booking:${product._id}`, t`your booking form for “${name}”`);
  const isWaiting = userDoc === null || deal.loading;

  const submit = (form: BookingValues) =>
    attempt(async () => {
      invariant(userDoc !== null, 'the button waits for the account');
      const typed = await bookingFormSchema.validate(form);
      rememberFields(uid, typed);
      const now = (await readCurrentProduct(product._id)) ?? product;
      // Who agreed on a price goes by that.
      const changed = agreedPrice === undefined ? changeSince(product, now) : undefined;
      setChange(changed);
      if (changed !== undefined) {
        // What was not seen is not booked.
        setProduct(now);
        return;
      }
      const sent = await bookProduct(now, { uid, email, name: userDoc.name }, typed);
      forget();
      onBooked({ product: now, sent, paysNow: paysNow.current });
      // Who goes on to the card is asked nothing on the way.
      if (!paysNow.current) void tellPushMoment();
    });

  return (
    <Formik
      initialValues={rememberedFields(uid, userDoc?.mobile)}
      validationSchema={bookingFormSchema}
      onSubmit={submit}
    >
      {/* What is asked for scrolls above the buttons, which stay in sight. */}
      <Form noValidate style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <LateValues values={{ ...rememberedFields(uid, userDoc?.mobile) }} />
        <DialogContent sx={{ py: 0 }}>
          <BookingFields
            product={product}
            price={price}
            buyer={{ name: userDoc?.name ?? '', email: email ?? UNREGISTERED }}
          />
          {children && <Box sx={{ mt: 2 }}>{children({ product, price })}</Box>}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {agreedPrice === undefined
              ? t`Booking tells the seller that you want the item. It isn’t reserved: the first buyer to pay gets it. You and the seller see each other’s phone number after payment.`
              : t`You pay the price you agreed on. The item is reserved for you until the offer expires. You and the seller see each other’s phone number after payment.`}
          </Typography>
          <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
            {keeper}
            <FormError message={change} severity="warning" />
            <FormError message={fault} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Box sx={{ flexBasis: '100%', '&:not(:has(.MuiAlert-root))': { mb: -1 } }}>
            <OnlineOnly act="pay" instead={t`You can book now and pay later.`} />
          </Box>
          <Typography sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>
            <Trans>
              To pay: <strong>{amount}</strong>
            </Trans>
          </Typography>
          {onCancel && (
            <Button
              color="inherit"
              onClick={() => {
                forget();
                onCancel();
              }}
            >
              {t`Cancel`}
            </Button>
          )}
          {(!onWayToCard || needsNetwork.disabled) && (
            <BookOnly
              disabled={isWaiting}
              onPress={() => {
                paysNow.current = false;
              }}
            >
              {t`Book for ${amount}`}
            </BookOnly>
          )}
          <Box sx={{ display: 'grid', flexGrow: { xs: 1, sm: 0 } }}>
            <SubmitButton
              {...needsNetwork}
              disabled={isWaiting || needsNetwork.disabled}
              onClick={() => {
                paysNow.current = true;
              }}
            >
              {t`Book and pay`}
            </SubmitButton>
          </Box>
        </DialogActions>
      </Form>
    </Formik>
  );
}
