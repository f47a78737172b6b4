import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Payment } from '@thriftline/domain/payments/payment';
import {
  PAYMENT_STATE_LABELS,
  RECORDED_STATES,
  type RecordedState,
} from '@thriftline/domain/payments/payment-state';
import type { ReactNode } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { BYTE_ORDER_MARK, downloadText } from '@/lib/browser/download-text.ts';
import type { PaymentSorting } from '../../api/payment-order.ts';

const ALL = 'all';

const states = () => [
  { value: ALL, label: t`All` } as const,
  ...RECORDED_STATES.map((value) => ({ value, label: PAYMENT_STATE_LABELS[value] })),
];

interface PaymentsToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  /** The state that payments are filtered by; all of them when undefined. */
  state: RecordedState | undefined;
  onState: (state: RecordedState | undefined) => void;
  sorting: PaymentSorting;
  onSort: (sorting: PaymentSorting) => void;
  /** What is exported. */
  payments: readonly Payment[];
  /** What else there is to choose. */
  children: ReactNode;
}

/** Each order that payments can be in, by its name in the list of them. */
const sortings = () =>
  [
    { field: 'createdAt', direction: 'desc', label: t`Newest first` },
    { field: 'createdAt', direction: 'asc', label: t`Oldest first` },
    { field: 'amount', direction: 'desc', label: t`Highest amount` },
    { field: 'amount', direction: 'asc', label: t`Lowest amount` },
  ] as const;

const nameOf = ({ field, direction }: PaymentSorting) => `${field} ${direction}`;

/** The search, the filter by state, and the export of what is listed. */
export function PaymentsToolbar(props: PaymentsToolbarProps) {
  const { search, onSearch, state, onState, sorting, onSort, payments, children } = props;
  const { t } = useLingui();
  const notify = useNotify();
  const count = payments.length;
  const save = async () => {
    const { paymentsCsv } = await import('../../payments-csv.ts');
    const day = new Date().toISOString().slice(0, 10);
    downloadText(`payments-${day}.csv`, 'text/csv', BYTE_ORDER_MARK + paymentsCsv(payments));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
      <TextField
        type="search"
        label={t`Transaction ID, e-mail, item or seller`}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        // As wide as its label, which says what is looked through.
        sx={{ flex: { xs: '1 1 240px', md: '1 1 21.25rem' }, maxWidth: { md: '26.25rem' } }}
      />
      <NativeSelect
        label={t`Status`}
        value={state ?? ALL}
        options={states()}
        onChange={(chosen) => onState(chosen === ALL ? undefined : chosen)}
        sx={{ flex: '1 1 140px', maxWidth: { md: 200 } }}
      />
      <NativeSelect
        label={t`Sort`}
        value={nameOf(sorting)}
        options={sortings().map((one) => ({ value: nameOf(one), label: one.label }))}
        onChange={(chosen) => {
          const found = sortings().find((one) => nameOf(one) === chosen);
          if (found) onSort({ field: found.field, direction: found.direction });
        }}
        sx={{ flex: '1 1 140px', maxWidth: { md: 200 } }}
      />
      {children}
      <Button
        variant="outlined"
        onClick={() => void save().catch(notify.error)}
        disabled={count === 0}
        sx={{ flex: { xs: '1 1 160px', md: 'none' }, alignSelf: 'stretch' }}
      >
        {t`Export ${count} as CSV`}
      </Button>
    </Box>
  );
}
