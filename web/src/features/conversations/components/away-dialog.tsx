import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dayOf, startOfDay } from '@thriftline/domain/accounts/device';
import { AWAY_ITEMS, type AwayItems, MAX_AWAY_DAYS } from '@thriftline/domain/accounts/presence';
import { DAYS_TO_SEND } from '@thriftline/domain/orders/order-deadlines';
import { object, string } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormRadios } from '@/components/form/form-radios.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { formatUtcDay } from '@/lib/texts/format-date.ts';

interface AwayDialogProps {
  open: boolean;
  /** Whether buyers are told, too. */
  sells: boolean;
  /** Hears the day, counted from 1970 in UTC, and what becomes of items until its end. */
  onAway: (until: number, items: AwayItems) => Promise<void>;
  onClose: () => void;
}

const FOR_MEMBERS = msg`Anyone who messages you sees this until the end of that day. You can still read and reply.`;

const ITEM_CHOICES: Readonly<Record<AwayItems, { label: MessageDescriptor; helperText: MessageDescriptor }>> =
  {
    shown: { label: msg`Show when I’m back`, helperText: msg`Your items stay for sale.` },
    hidden: {
      label: msg`Hide my items`,
      helperText: msg`Buyers can’t find or book them. They’re for sale again the day after.`,
    },
  };

const asDate = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Asks until when somebody is away. */
export function AwayDialog({ open, sells, onAway, onClose }: AwayDialogProps) {
  const { t } = useLingui();
  const days = DAYS_TO_SEND;
  const today = dayOf(serverNow());
  const [first, last] = [asDate(today), asDate(today + MAX_AWAY_DAYS)];
  const lastDay = formatUtcDay(startOfDay(today + MAX_AWAY_DAYS));
  const schema = object({
    until: string()
      .required(() => t`Choose a day`)
      .test(
        'bounds',
        () => t`From today to ${lastDay}`,
        (value) => value >= first && value <= last,
      ),
    items: string().oneOf(AWAY_ITEMS).required(),
  });
  return (
    <FormDialog
      open={open}
      title={t`How long are you away?`}
      text={
        sells
          ? t`Buyers see when you’re back. Orders not sent or handed over within ${plural(days, { one: '# business day', other: '# business days' })} are refunded.`
          : t(FOR_MEMBERS)
      }
      submitLabel={t`Save`}
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
        label={t`Last day`}
        type="date"
        slotProps={{ htmlInput: { min: first, max: last }, inputLabel: { shrink: true } }}
      />
      {sells && (
        <FormRadios
          name="items"
          label={t`Your items until then`}
          options={AWAY_ITEMS.map((value) => {
            const { label, helperText } = ITEM_CHOICES[value];
            return { value, label: t(label), helperText: t(helperText) };
          })}
        />
      )}
    </FormDialog>
  );
}
