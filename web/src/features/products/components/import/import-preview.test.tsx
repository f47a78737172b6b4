// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import type { ProductRow } from '@thriftline/domain/import/product-rows';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlannedRow } from '../../import/import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportNumbers } from './import-reading.tsx';

afterEach(cleanup);

const facts = Object.fromEntries(
  Object.entries(SAMPLE_ATTRIBUTES).map(([name, value]) => [name, String(value)]),
) as ProductRow['facts'];
const row: ProductRow = { line: 2, key: 'A1', facts, faults: [] };
const CATEGORIES = [
  { _id: 'chairs', categoryname: 'Chairs' },
  { _id: 'tables', categoryname: 'Tables' },
];

it('shows what every field was and will be, and warns of a price that changes by much', () => {
  const changed = {
    row,
    id: 'p1',
    fate: 'changedDraft',
    draft: { id: 'p1', uid: 'u1', at: 0, values: {} },
    changes: [
      { name: 'resaleprice', before: '1200', after: '1.2', isLarge: true },
      { name: 'categoryId', before: 'tables', after: 'chairs', isLarge: false },
      { name: 'offers', before: 'Yes', after: '', isLarge: false },
    ],
  } as const;
  render(<ImportPreview plan={[changed as unknown as PlannedRow]} categories={CATEGORIES} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'One price changes by more than 30%. Check it before you import.',
  );
  const rows = screen.getAllByRole('row').slice(1);
  // Each with its title, which a phone shows.
  const cells = rows.map((one) => [...one.querySelectorAll('td')].map(({ textContent }) => textContent));
  expect(cells.map((one) => one.slice(-2))).toEqual([
    ['Before$1,200', 'After$1.20More than 30%'],
    ['BeforeTables', 'AfterChairs'],
    ['BeforeYes', 'After(empty)'],
  ]);
});

it('asks which number is meant, by both that it may be', () => {
  const onChange = vi.fn();
  const doubtful = [
    { line: 2, column: 'Resale price', text: '1.200', readings: { '.': '$1.20', ',': '$1,200' } },
  ];
  render(<ImportNumbers doubtful={doubtful} decimalSign={undefined} onChange={onChange} />);
  expect(screen.getByText('1.200').parentElement?.textContent).toMatch(
    /Which number is “1.200” in line 2, Resale price\?/,
  );
  fireEvent.click(screen.getByRole('button', { name: '$1,200' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(',');
});
