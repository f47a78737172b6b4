import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Payment } from '@thriftline/domain/payment';
import { downloadText } from '@/lib/download-text.ts';
import { paymentsCsv } from '../payments-csv.ts';

/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

interface PaymentsToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  /** What is exported. */
  payments: readonly Payment[];
}

/** The search and the export of what is listed. */
export function PaymentsToolbar({ search, onSearch, payments }: PaymentsToolbarProps) {
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    downloadText(`payments-${day}.csv`, 'text/csv', BYTE_ORDER_MARK + paymentsCsv(payments));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
      <TextField
        type="search"
        label="Transaction id or e-mail"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        sx={{ flex: '1 1 240px', maxWidth: { md: 420 } }}
      />
      <Button variant="outlined" onClick={save} disabled={payments.length === 0}>
        Export {payments.length} as CSV
      </Button>
    </Box>
  );
}
