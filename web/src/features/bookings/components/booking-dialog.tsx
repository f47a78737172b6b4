import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type BookingForm, bookingFormSchema } from '@thriftline/domain/booking';
import { invariant } from '@thriftline/domain/invariant';
import { MESSAGES } from '@thriftline/domain/messages';
import { formatPrice } from '@thriftline/domain/money';
import type { Product } from '@thriftline/domain/product';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useKeptForm } from '@/components/form/use-kept-form.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { tellPushMoment } from '@/lib/push/push-moment.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';
import { bookProduct } from '../api/book-product.ts';
import { rememberedFields, rememberFields } from '../remembered-fields.ts';
import { BookingFields } from './booking-fields.tsx';

interface BookingDialogProps {
  /** What is booked; closed while it is null. */
  product: Stored<Product> | null;
  /** What buyer and seller agreed on instead of its price. */
  agreedPrice?: number | undefined;
  onClose: () => void;
  /** Called instead of onClose once the booking is made, or waits to be sent. */
  onBooked: (product: Stored<Product>, sent: Sent) => void;
}

/** What booking means. */
const MEANING =
  'Booking tells the seller that you want it. It keeps nobody else from buying it: the first to pay gets it. Telephone numbers, yours and the seller’s, are shown to each other once it is paid.';

/** Says what booking means, asks for telephone and place as they were last time, and books the product. */
export function BookingDialog({ product, ...props }: BookingDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={product !== null} onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Book this product</DialogTitle>
      {product !== null && <BookingDialogForm product={product} {...props} />}
    </Dialog>
  );
}

function BookingDialogForm({
  product,
  agreedPrice = product.resaleprice,
  onClose,
  onBooked,
}: BookingDialogProps & { product: Stored<Product> }) {
  const { uid, email, userDoc } = useSignedInUser();
  const { fault, attempt } = useFault();
  const { keeper, forget } = useKeptForm(
    `booking:${product._id}`,
    `your booking form of “${product.productname}”`,
  );
  const giveUp = () => {
    forget();
    onClose();
  };

  const submit = (form: BookingForm) =>
    attempt(async () => {
      invariant(userDoc !== null, 'the button waits for the account');
      const typed = await bookingFormSchema.validate(form);
      rememberFields(uid, typed);
      const sent = await bookProduct(product, { uid, email, name: userDoc.name }, typed);
      forget();
      onBooked(product, sent);
      void tellPushMoment();
    });

  return (
    <Formik
      initialValues={rememberedFields(uid, userDoc?.mobile)}
      validationSchema={bookingFormSchema}
      onSubmit={submit}
    >
      <Form noValidate>
        <DialogContent sx={{ py: 0 }}>
          <BookingFields
            product={product}
            buyer={{ name: userDoc?.name ?? '', email: email ?? MESSAGES.unregistered }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {MEANING}
          </Typography>
          <Box sx={{ mt: 2 }}>{keeper}</Box>
          <FormError message={fault} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={giveUp}>
            Cancel
          </Button>
          <SubmitButton disabled={userDoc === null}>Book for {formatPrice(agreedPrice)}</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}
