import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type BookingForm, bookingFormSchema } from '@thriftline/domain/booking';
import { invariant } from '@thriftline/domain/invariant';
import { MESSAGES } from '@thriftline/domain/messages';
import type { Product } from '@thriftline/domain/product';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';
import { bookProduct } from '../api/book-product.ts';
import { BookingFields } from './booking-fields.tsx';

interface BookingDialogProps {
  /** What is booked; closed while it is null. */
  product: Stored<Product> | null;
  onClose: () => void;
  /** Called instead of onClose once the booking is made, or waits to be sent. */
  onBooked: (product: Stored<Product>, sent: Sent) => void;
}

const EMPTY: BookingForm = { mobile: '', location: '' };

/** Asks for telephone and place and books the product. */
export function BookingDialog({ product, onClose, onBooked }: BookingDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={product !== null} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Book this product</DialogTitle>
      {product !== null && <BookingDialogForm product={product} onClose={onClose} onBooked={onBooked} />}
    </Dialog>
  );
}

function BookingDialogForm({
  product,
  onClose,
  onBooked,
}: BookingDialogProps & { product: Stored<Product> }) {
  const { uid, email, userDoc } = useSignedInUser();
  const { fault, attempt } = useFault();

  const submit = (form: BookingForm) =>
    attempt(async () => {
      invariant(userDoc !== null, 'the button waits for the account');
      const typed = await bookingFormSchema.validate(form);
      onBooked(product, await bookProduct(product, { uid, email, name: userDoc.name }, typed));
    });

  return (
    <Formik initialValues={EMPTY} validationSchema={bookingFormSchema} onSubmit={submit}>
      <Form noValidate>
        <DialogContent sx={{ py: 0 }}>
          <BookingFields
            product={product}
            buyer={{ name: userDoc?.name ?? '', email: email ?? MESSAGES.unregistered }}
          />
          <FormError message={fault} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton disabled={userDoc === null}>Submit</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}
