import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MonthOfShop, SHOP_NUMBERS } from '@thriftline/domain/settings/shop-numbers';
import { lazy } from 'react';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PANEL } from '@/components/records/panel.ts';
import { type RecordColumn, RecordRows } from '@/components/records/record-rows.tsx';
import { RecordTable } from '@/components/records/record-table.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { readNumbers } from '../api/read-numbers.ts';
import { monthText, NUMBER_LABELS, shopNumberText } from '../number-texts.ts';

// The library of charts is larger than the page, and the table says the same.
const NumberChart = lazy(async () => ({ default: (await import('./number-chart.tsx')).NumberChart }));

const CHART_HEIGHT = 180;

type Row = MonthOfShop & { _id: string };

const COLUMNS: readonly RecordColumn<Row>[] = [
  {
    get title() {
      return t`Month`;
    },
    cell: monthText,
  },
  ...SHOP_NUMBERS.map((number) => ({
    get title() {
      return NUMBER_LABELS[number];
    },
    cell: (row: Row) => shopNumberText(number, row[number]),
  })),
];

const soFarText = (figure: string) => t`${figure} so far this month`;

function Charts({ months }: { months: readonly MonthOfShop[] }) {
  const last = months.at(-1);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        mb: 4,
      }}
    >
      {SHOP_NUMBERS.map((number) => (
        <Box key={number} component="section" aria-labelledby={`number-${number}`} sx={PANEL}>
          <Typography id={`number-${number}`} variant="subtitle1" component="h2">
            {NUMBER_LABELS[number]}
          </Typography>
          <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
            {last && soFarText(shopNumberText(number, last[number]))}
          </Box>
          <LazySection fallback={<LoadingBlock height={CHART_HEIGHT} />}>
            <NumberChart name={number} months={months} />
          </LazySection>
        </Box>
      ))}
    </Box>
  );
}

/** How the shop grew over the last months: bars to look at, and the same as a table. */
export function NumbersReport() {
  const { t } = useLingui();
  const numbers = useFetched(readNumbers);
  if (numbers.status === 'error') return <ErrorState error={numbers.error} onRetry={numbers.retry} />;
  if (numbers.status === 'loading') return <LoadingBlock height={720} />;
  const { months } = numbers.data;
  const rows = months.map((month) => ({ ...month, _id: month.month })).toReversed();
  return (
    <>
      <Charts months={months} />
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t`Month by month`}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '40rem' }}>
        {t`Months are in UTC, and past ones are counted once a day. Deleted accounts and items aren’t counted. Problems and disputes count in the month of the order.`}
      </Typography>
      <RecordTable label={t`Month by month`} columns={COLUMNS}>
        <RecordRows columns={COLUMNS} records={rows} />
      </RecordTable>
    </>
  );
}
