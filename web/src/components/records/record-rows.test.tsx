// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordRows } from './record-rows.tsx';
import { RecordTable } from './record-table.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a record that lacks what a column shows takes its own row, which can be tried again', () => {
  const records: { _id: string; at?: Date }[] = [
    { _id: 'a', at: new Date(0) },
    { _id: 'b' },
    { _id: 'c', at: new Date(0) },
  ];
  const columns = [
    { title: 'Day', cell: (one: { at?: Date }) => (one.at as Date).toISOString().slice(0, 10) },
  ];
  render(
    <RecordTable label="Days" columns={columns}>
      <RecordRows columns={columns} records={records} />
    </RecordTable>,
  );
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'Day',
    'Day1970-01-01',
    'This part of the page can’t be shown.Try again',
    'Day1970-01-01',
  ]);
  Object.assign(records[1] ?? {}, { at: new Date(0) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(rows()[2]).toBe('Day1970-01-01');
});
