import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { MonthOfShop, ShopNumber } from '@thriftline/domain/settings/shop-numbers';
import { monthText, NUMBER_LABELS, shopNumberText, shortMonth } from '../number-texts.ts';

interface NumberChartProps {
  name: ShopNumber;
  months: readonly MonthOfShop[];
}

/** A number month by month, as bars. Who does not see them has the table below. */
export function NumberChart({ name, months }: NumberChartProps) {
  return (
    <Box aria-hidden>
      <BarChart
        height={180}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ left: 0, right: 0, top: 8, bottom: 0 }}
        xAxis={[
          {
            data: months.map(({ month }) => month),
            scaleType: 'band',
            height: 24,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (month: string, { location }) => {
              const of = months.find((one) => one.month === month);
              if (of === undefined) return month;
              return location === 'tick' ? shortMonth(of) : monthText(of);
            },
          },
        ]}
        yAxis={[
          {
            width: 56,
            min: 0,
            disableLine: true,
            disableTicks: true,
            tickMinStep: name === 'cents' ? 100 : 1,
            valueFormatter: (value: number) => shopNumberText(name, value),
          },
        ]}
        series={[
          {
            data: months.map((month) => month[name]),
            label: NUMBER_LABELS[name],
            color: 'var(--mui-palette-primary-main)',
            valueFormatter: (value) => (value === null ? '' : shopNumberText(name, value)),
          },
        ]}
        grid={{ horizontal: true }}
      />
    </Box>
  );
}
