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
}

const HEAD = ['', 'unit', 'ours', 'package', 'echo', 'ours : package', 'ours : echo', 'aim'];

/** The rows as lines of text with aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(columnsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const aligned = lines.map((line) =>
    line
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return column < 2 || column === HEAD.length - 1 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...rest] = aligned;
  return [head, '-'.repeat(head.length), ...rest].join('\n');
}

function columnsOf({ label, unit, cells, aim }: Row): string[] {
  return [
    label,
    unit,
    ...(['ours', 'package', 'echo'] as const).map((name) => format(cells[name])),
    ratio(cells.ours, cells.package),
    ratio(cells.ours, cells.echo),
    aim === undefined ? '' : `${aim.reached ? 'yes' : 'NO'}: ${aim.text}`,
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
