import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { price } from '@thriftline/domain/base/fields/fields';
import { formatPrice } from '@thriftline/domain/base/money';
import { type OfferBounds, offerFault } from '@thriftline/domain/conversations/offer';
import { ANSWER_HOURS } from '@thriftline/domain/conversations/offer-machine';
import { object } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormPriceField } from '@/components/form/form-price-field.tsx';

interface OfferDialogProps {
  title: string;
  bounds: OfferBounds;
  open: boolean;
  /** Sends the amount; what it throws is said in the dialog. */
  onOffer: (amount: number) => Promise<void>;
  onClose: () => void;
}

function schemaOf(bounds: OfferBounds) {
  return object({
    amount: price().test('bounds', (value, { createError }) => {
      const fault = value === undefined ? undefined : offerFault(value, bounds);
      return fault === undefined || createError({ message: fault });
    }),
  });
}

/** Asks for the amount that somebody names for an item. */
export function OfferDialog({ title, bounds, open, onOffer, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const schema = schemaOf(bounds);
  const [least, price] = [formatPrice(bounds.least), formatPrice(bounds.most)];
  const hours = ANSWER_HOURS;
  return (
    <FormDialog
      open={open}
      title={title}
      text={t`From ${least} to its price of ${price}. The other side has ${plural(hours, { one: '# hour', other: '# hours' })} to respond.`}
      submitLabel={t`Send`}
      initialValues={{ amount: '' as number | string }}
      schema={schema}
      onSubmit={async (values) => onOffer((await schema.validate(values)).amount)}
      onClose={onClose}
    >
      <FormPriceField name="amount" label={t`Amount`} />
    </FormDialog>
  );
}
