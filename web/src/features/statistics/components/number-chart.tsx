import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { MonthOfShop, ShopNumber } from '@thriftline/domain/settings/shop-numbers';
import { useCallback, useState } from 'react';
import { monthsBetweenLabels } from '../months-between-labels.ts';
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

/** The library's labels are 12 px and would ignore the user's text size. */
const LABELS = { fontSize: '0.75rem' } as const;

/** Room at the ends of the plot, in rem: for the last month's label, and for the scale. */
const [END, SCALE] = [1.25, 3.5];

/** A number month by month, as bars. Who does not see them has the table below. */
export function NumberChart({ name, months }: NumberChartProps) {
  const [width, setWidth] = useState(0);
  const measure = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;
    const sizes = new ResizeObserver(() => setWidth(box.clientWidth));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  // The library leaves out what has no room from the first on, so the last month went without its name.
  const between = monthsBetweenLabels(months.map(shortMonth), width - inLetters(END + SCALE), inLetters(1));
  return (
    <Box aria-hidden ref={measure}>
      <BarChart
        height={inLetters(11.25)}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ left: 0, right: inLetters(END), top: inLetters(0.5), bottom: 0 }}
        xAxis={[
          {
            data: months.map(({ month }) => month),
            scaleType: 'band',
            height: inLetters(2),
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: LABELS,
            tickLabelInterval: (_, index) => (months.length - 1 - index) % between === 0,
            valueFormatter: (month: string, { location }) => {
              const of = months.find((one) => one.month === month);
              if (of === undefined) return month;
              return location === 'tick' ? shortMonth(of) : monthText(of);
            },
          },
        ]}
        yAxis={[
          {
            width: inLetters(SCALE),
            min: 0,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: LABELS,
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
