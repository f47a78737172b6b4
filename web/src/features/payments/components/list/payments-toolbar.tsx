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
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { BYTE_ORDER_MARK, downloadText } from '@/lib/browser/download-text.ts';

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
  /** What is exported. */
  payments: readonly Payment[];
}

/** The search, the filter by state, and the export of what is listed. */
export function PaymentsToolbar({ search, onSearch, state, onState, payments }: PaymentsToolbarProps) {
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
        sx={{ flex: '1 1 240px', maxWidth: { md: 420 } }}
      />
      <NativeSelect
        label={t`Status`}
        value={state ?? ALL}
        options={states()}
        onChange={(chosen) => onState(chosen === ALL ? undefined : chosen)}
        sx={{ flex: '1 1 140px', maxWidth: { md: 200 } }}
      />
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
