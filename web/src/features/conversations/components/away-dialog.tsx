import { dayOf } from '@thriftline/domain/accounts/device';
import { AWAY_ITEMS, type AwayItems, MAX_AWAY_DAYS } from '@thriftline/domain/accounts/presence';
import { DAYS_TO_SEND } from '@thriftline/domain/orders/order-machine';
import { object, string } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormRadios } from '@/components/form/form-radios.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { serverNow } from '@/lib/clock/server-clock.ts';

interface AwayDialogProps {
  open: boolean;
  /** Whether buyers are told, too. */
  sells: boolean;
  /** Hears the day, counted from 1970 in UTC, and what becomes of items until its end. */
  onAway: (until: number, items: AwayItems) => Promise<void>;
  onClose: () => void;
}

const FOR_MEMBERS =
  'Anyone who messages you sees this until the end of that day. You can still read and reply.';
const FOR_SELLERS = `Buyers see when you’re back. Orders not shipped within ${DAYS_TO_SEND} working days are refunded.`;

const ITEM_CHOICES: Readonly<Record<AwayItems, { label: string; helperText: string }>> = {
  shown: { label: 'Show when I’m back', helperText: 'Your items stay for sale.' },
  hidden: {
    label: 'Hide my items',
    helperText: 'Buyers can’t find or book them. They’re for sale again the day after.',
  },
};

const asDate = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Asks until when somebody is away. */
export function AwayDialog({ open, sells, onAway, onClose }: AwayDialogProps) {
  const today = dayOf(serverNow());
  const [first, last] = [asDate(today), asDate(today + MAX_AWAY_DAYS)];
  const schema = object({
    until: string()
      .required('Choose a day')
      .test('bounds', `From today to ${last}`, (value) => value >= first && value <= last),
    items: string().oneOf(AWAY_ITEMS).required(),
  });
  return (
    <FormDialog
      open={open}
      title="How long are you away?"
      text={sells ? FOR_SELLERS : FOR_MEMBERS}
      submitLabel="Save"
      initialValues={{ until: '', items: 'shown' }}
      schema={schema}
      onSubmit={async (values) => {
        const { until, items } = await schema.validate(values);
        await onAway(dayOf(Date.parse(until)), items);
      }}
      onClose={onClose}
    >
      <FormTextField
        name="until"
        label="Last day"
        type="date"
        slotProps={{ htmlInput: { min: first, max: last }, inputLabel: { shrink: true } }}
      />
      {sells && (
        <FormRadios
          name="items"
          label="Your items until then"
          options={AWAY_ITEMS.map((value) => ({ value, ...ITEM_CHOICES[value] }))}
        />
      )}
    </FormDialog>
  );
}
