import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ADDRESS_FORMS, COUNTRIES } from '@thriftline/domain/base/shop/countries';
import { SHOP } from '@thriftline/domain/base/shop/shop';
import { deliveryAddressSchema, MAX_ADDRESS } from '@thriftline/domain/catalogue/chosen-delivery';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormAutosave } from '@/components/form/autosave/use-form-autosave.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';

interface Typed {
  address: string;
}

interface AddressFormProps {
  /** What is delivered. */
  bookingsId: string;
  /** Called once the field has text. */
  onBegun: () => void;
  /** Called with what was typed. */
  onDone: (address: string) => void;
  /** Keeps the address there is; undefined where there is none. */
  onCancel: (() => void) | undefined;
}

/** Asks where something is to be delivered. No form of its own to the browser: it may stand within that of a booking. */
export function AddressForm({ bookingsId, onBegun, onDone, onCancel }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const parts = i18n._(ADDRESS_FORMS[COUNTRIES[SHOP.country].address]);
  const field = useRef<HTMLTextAreaElement>(null);
  const { keeper, forget } = useFormAutosave(`delivery:${bookingsId}`, t`the delivery address you typed`);
  const use = ({ address }: Typed) => {
    forget();
    onDone(address.trim());
  };
  return (
    <Formik<Typed> initialValues={{ address: '' }} validationSchema={deliveryAddressSchema} onSubmit={use}>
      {({ submitForm, validateForm }) => (
        <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
          <FormTextField
            name="address"
            label={t`Delivery address`}
            helperText={t`${parts} Only the seller sees it, once you’ve paid. We save it for your next order.`}
            multiline
            minRows={3}
            autoComplete="shipping street-address"
            required
            inputRef={field}
            slotProps={{ htmlInput: { maxLength: MAX_ADDRESS } }}
          />
          {keeper}
          <ToldWhenBegun onBegun={onBegun} />
          <UsedOnSending onUse={use} />
          {/* Pressing a button leaves the focus where it is: an error shown on blur would move the button from under the pointer. */}
          <Box sx={{ display: 'flex', gap: 1 }} onMouseDown={(event) => event.preventDefault()}>
            <Button
              variant="contained"
              onClick={() => {
                void submitForm();
                void validateForm().then(({ address }) => {
                  if (address !== undefined) field.current?.focus();
                });
              }}
            >
              {t`Deliver here`}
            </Button>
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
          </Box>
        </Box>
      )}
    </Formik>
  );
}

/** Reports that the field has text, typed now or restored from an earlier visit. */
function ToldWhenBegun({ onBegun }: { onBegun: () => void }) {
  const isBegun = useFormikContext<Typed>().values.address !== '';
  const tell = useEffectEvent(onBegun);
  useEffect(() => {
    if (isBegun) tell();
  }, [isBegun]);
  return null;
}

/** Uses a whole address that was typed, and not yet taken by its own button, once the booking's form around it is sent. */
function UsedOnSending({ onUse }: { onUse: (typed: Typed) => void }) {
  const { values } = useFormikContext<Typed>();
  const place = useRef<HTMLSpanElement>(null);
  const send = useEffectEvent(() => {
    if (deliveryAddressSchema.isValidSync(values)) onUse(values);
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const listen = () => send();
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  }, []);
  return <span ref={place} hidden />;
}
