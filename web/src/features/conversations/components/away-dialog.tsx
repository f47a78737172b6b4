import { dayOf } from '@thriftline/domain/accounts/device';
import { MAX_AWAY_DAYS } from '@thriftline/domain/accounts/presence';
import { DAYS_TO_SEND } from '@thriftline/domain/orders/order-machine';
import { object, string } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { serverNow } from '@/lib/clock/server-clock.ts';

interface AwayDialogProps {
  open: boolean;
  /** Whether buyers are told, too. */
  sells: boolean;
  /** Hears the day, counted from 1970 in UTC. */
  onAway: (until: number) => Promise<void>;
  onClose: () => void;
}

const FOR_MEMBERS =
  'Anyone who messages you sees this until the end of that day. You can still read and reply.';
const FOR_SELLERS = `Your items stay for sale, and buyers see when you’re back. Orders not shipped within ${DAYS_TO_SEND} working days are refunded. Hide your items for a longer trip.`;

const asDate = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Asks until when somebody is away. */
export function AwayDialog({ open, sells, onAway, onClose }: AwayDialogProps) {
  const today = dayOf(serverNow());
  const [first, last] = [asDate(today), asDate(today + MAX_AWAY_DAYS)];
  const schema = object({
    until: string()
      .required('Choose a day')
      .test('bounds', `From today to ${last}`, (value) => value >= first && value <= last),
  });
  return (
    <FormDialog
      open={open}
      title="How long are you away?"
      text={sells ? FOR_SELLERS : FOR_MEMBERS}
      submitLabel="Save"
      initialValues={{ until: '' }}
      schema={schema}
      onSubmit={async (values) => onAway(dayOf(Date.parse((await schema.validate(values)).until)))}
      onClose={onClose}
    >
      <FormTextField
        name="until"
        label="Last day"
        type="date"
        slotProps={{ htmlInput: { min: first, max: last }, inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}
