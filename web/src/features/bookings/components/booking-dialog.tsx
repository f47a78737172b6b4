import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { invariant } from '@thriftline/domain/base/invariant';
import { formatPrice } from '@thriftline/domain/base/money';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specification-texts';
import type { Product } from '@thriftline/domain/catalogue/product';
import { type BookingForm, bookingFormSchema } from '@thriftline/domain/orders/booking';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { LateValues } from '@/components/form/late-values.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useFormAutosave } from '@/components/form/use-form-autosave.tsx';
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

interface BookingDialogProps {
  /** What is booked; closed while it is null. */
  product: Stored<Product> | null;
  onClose: () => void;
  /** Called instead of onClose once the booking is made, or waits to be sent. */
  onBooked: (product: Stored<Product>, sent: Sent) => void;
}

/** Says what booking means, asks for telephone and place as they were last time, and books the product. */
export function BookingDialog({ product, ...props }: BookingDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Dialog open={product !== null} onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t`Book this product`}</DialogTitle>
      {product !== null && <BookingDialogForm product={product} {...props} />}
    </Dialog>
  );
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

function BookingDialogForm({
  product: seen,
  onClose,
  onBooked,
}: BookingDialogProps & { product: Stored<Product> }) {
  const { t } = useLingui();
  const [product, setProduct] = useState(seen);
  const [change, setChange] = useState<string>();
  const { uid, email, userDoc } = useSignedInUser();
  const deal = useAgreedPrice(heldBookingId(product, uid), false);
  const agreedPrice = deal.price;
  const price = agreedPrice ?? product.resaleprice;
  const { fault, attempt } = useFault();
  const name = product.productname;
  const amount = formatPrice(price);
  const { keeper, forget } = useFormAutosave(`booking:${product._id}`, t`your booking form for “${name}”`);
  const giveUp = () => {
    forget();
    onClose();
  };

  const submit = (form: BookingForm) =>
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
      onBooked(now, sent);
      void tellPushMoment();
    });

  return (
    <Formik
      initialValues={rememberedFields(uid, userDoc?.mobile)}
      validationSchema={bookingFormSchema}
      onSubmit={submit}
    >
      <Form noValidate>
        <LateValues values={{ ...rememberedFields(uid, userDoc?.mobile) }} />
        <DialogContent sx={{ py: 0 }}>
          <BookingFields
            product={product}
            price={price}
            buyer={{ name: userDoc?.name ?? '', email: email ?? UNREGISTERED }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {agreedPrice === undefined
              ? t`Booking tells the seller that you want the item. It isn’t reserved: the first buyer to pay gets it. You and the seller see each other’s phone number after payment.`
              : t`You pay the price you agreed on. The item is reserved for you until the offer expires. You and the seller see each other’s phone number after payment.`}
          </Typography>
          {change !== undefined && (
            <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
              {change}
            </Alert>
          )}
          <Box sx={{ mt: 2 }}>{keeper}</Box>
          <FormError message={fault} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={giveUp}>
            {t`Cancel`}
          </Button>
          <SubmitButton disabled={userDoc === null || deal.loading}>{t`Book for ${amount}`}</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}
