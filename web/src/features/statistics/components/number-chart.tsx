import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { MonthOfShop, ShopNumber } from '@thriftline/domain/settings/shop-numbers';
import { monthText, NUMBER_LABELS, shopNumberText, shortMonth } from '../number-texts.ts';

interface NumberChartProps {
  name: ShopNumber;
  months: readonly MonthOfShop[];
}

/**
 * Pixels of so many times the size of letters. The library cuts words that have no room: the last month's beside its bar, one
 * with high letters, as Arabic's, below it, and any where letters are large.
 */
const inLetters = (times: number) =>
  times * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A number month by month, as bars. Who does not see them has the table below. */
export function NumberChart({ name, months }: NumberChartProps) {
  return (
    <Box aria-hidden>
      <BarChart
        height={inLetters(11.25)}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ left: 0, right: inLetters(1.25), top: 8, bottom: 0 }}
        xAxis={[
          {
            data: months.map(({ month }) => month),
            scaleType: 'band',
            height: inLetters(2),
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
            width: inLetters(3.5),
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
