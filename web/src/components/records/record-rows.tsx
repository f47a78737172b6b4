import type { ReactNode } from 'react';
import { PartBoundary } from '../states/part-boundary.tsx';
import { RecordCell, RecordRow } from './record-table.tsx';

/** A column of a table of records: its title and what stands in it. On a phone it is a line of each record's card. */
export interface RecordColumn<T> {
  title: string;
  /** What it is remembered by where it may be hidden on a desk; without it the column is always shown. */
  id?: string;
  cell: (record: T) => ReactNode;
  /** On a phone the value speaks for itself: no title stands beside it. */
  bare?: boolean;
  /** As wide as its words, for values whose length is bounded anyway. */
  wide?: boolean;
}

interface RecordRowsProps<T> {
  columns: readonly RecordColumn<T>[];
  records: readonly T[];
}

/** The rows of a `RecordTable`, one a record, as its list of columns says. */
export function RecordRows<T extends { _id: string }>({ columns, records }: RecordRowsProps<T>) {
  return records.map((record) => (
    <PartBoundary key={record._id} as="tr">
      <Row columns={columns} record={record} />
    </PartBoundary>
  ));
}

function Row<T>({ columns, record }: { columns: readonly RecordColumn<T>[]; record: T }) {
  // Those are always there, so that hiding another moves none of them.
  const withoutId = columns.filter(({ id }) => id === undefined);
  return (
    <RecordRow>
      {columns.map((column) => {
        const { id: name = `always-${withoutId.indexOf(column)}`, title, cell, bare = false, wide } = column;
        return (
          <RecordCell key={name} label={bare ? undefined : title} wide={wide ?? bare}>
            {cell(record)}
          </RecordCell>
        );
      })}
    </RecordRow>
  );
}
