import { useLingui } from '@lingui/react/macro';
import { ADDRESS_FORMS, COUNTRIES } from '@thriftline/domain/base/shop/countries';
import { SHOP } from '@thriftline/domain/base/shop/shop';
import { deliveryAddressSchema, MAX_ADDRESS } from '@thriftline/domain/catalogue/chosen-delivery';
import { Form, Formik } from 'formik';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { useFormAutosave } from '@/components/form/use-form-autosave.tsx';

interface AddressFormProps {
  /** What is delivered. */
  bookingsId: string;
  /** Called with what was typed. */
  onDone: (address: string) => void;
}

/** Asks where something is to be delivered. */
export function AddressForm({ bookingsId, onDone }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const parts = i18n._(ADDRESS_FORMS[COUNTRIES[SHOP.country].address]);
  const { keeper, forget } = useFormAutosave(`delivery:${bookingsId}`, t`the delivery address you typed`);
  return (
    <Formik
      initialValues={{ address: '' }}
      validationSchema={deliveryAddressSchema}
      onSubmit={(values) => {
        forget();
        onDone(values.address.trim());
      }}
    >
      <Form noValidate style={{ display: 'grid', gap: 16, marginBottom: 16 }}>
        <FormTextField
          name="address"
          label={t`Delivery address`}
          helperText={t`${parts} Only the seller sees it, once you’ve paid. We save it for your next order.`}
          multiline
          minRows={3}
          autoComplete="shipping street-address"
          required
          slotProps={{ htmlInput: { maxLength: MAX_ADDRESS } }}
        />
        {keeper}
        <SubmitButton>{t`Deliver here`}</SubmitButton>
      </Form>
    </Formik>
  );
}
