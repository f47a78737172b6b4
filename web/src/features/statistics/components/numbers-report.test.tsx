// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { SHOP_NUMBERS } from '@thriftline/domain/settings/shop-numbers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NumbersReport } from './numbers-report.tsx';

vi.mock('../api/read-numbers.ts', () => ({
  readNumbers: () =>
    Promise.resolve({
      months: ['2030-01', '2030-02'].map((name) => ({
        month: name,
        ...Object.fromEntries(SHOP_NUMBERS.map((number) => [number, 12])),
      })),
    }),
}));
vi.mock('./number-chart.tsx', () => ({
  NumberChart: ({ name }: { name: string }) => {
    if (name === SHOP_NUMBERS[0]) throw new RangeError('Invalid array length');
    return <div>bars of {name}</div>;
  },
}));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a chart that fails takes itself alone: the others and the table stay', async () => {
  render(<NumbersReport />);
  expect(await screen.findByText('This part of the page can’t be shown.')).not.toBeNull();
  expect(screen.getAllByText(/^bars of/)).toHaveLength(SHOP_NUMBERS.length - 1);
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
