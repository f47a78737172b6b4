import type { SubjectName } from './subject.ts';

/** A figure, or why there is none. */
export type Cell = number | string;

/** One line of the table. */
export interface Row {
  readonly label: string;
  readonly unit: string;
  readonly cells: Readonly<Partial<Record<SubjectName, Cell>>>;
  /** What ours is meant to reach, in words, and whether it did. */
  readonly aim?: { readonly text: string; readonly reached: boolean };
  /** What has to be known to read the figures. */
  readonly note?: string;
}

/** The rows as lines of text with aligned columns, one for each subject. */
export function formatTable(rows: readonly Row[], subjects: readonly SubjectName[]): string {
  const others = subjects.filter((name) => name !== 'ours');
  const heading = ['', 'unit', ...subjects, ...others.map((name) => `ours : ${name}`), 'aim'];
  const lines = [heading, ...rows.map((row) => columnsOf(row, subjects, others))];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const aligned = lines.map((line) =>
    line
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return column < 2 || column === heading.length - 1 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...rest] = aligned;
  return [head, '-'.repeat(head.length), ...rest].join('\n');
}

function columnsOf(
  { label, unit, cells, aim, note }: Row,
  subjects: readonly SubjectName[],
  others: readonly SubjectName[],
): string[] {
  const remarks = [aim === undefined ? '' : `${aim.reached ? 'yes' : 'NO'}: ${aim.text}`, note ?? ''];
  return [
    label,
    unit,
    ...subjects.map((name) => format(cells[name])),
    ...others.map((name) => ratio(cells.ours, cells[name])),
    remarks.filter((remark) => remark !== '').join('; '),
  ];
}

function format(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (cell >= 100) return Math.round(cell).toLocaleString('en-US');
  return cell.toPrecision(3);
}

function ratio(one: Cell | undefined, other: Cell | undefined): string {
  return typeof one === 'number' && typeof other === 'number' ? `${(one / other).toPrecision(2)}×` : '';
}
