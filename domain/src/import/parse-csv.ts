import { t } from '@lingui/core/macro';
/** A row of a CSV file, with the line it begins in: lines count from 1, as editors do. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** What stands between cells: a comma, a semicolon where Excel's decimal sign is the comma, or a tab. */
const SEPARATORS = [',', ';', '\t'] as const;

const LINE_BREAK = /\r\n|\r|\n/;

/** A first line that names the separator, as Excel writes and reads it: `sep=;`. */
const NAMED_SEPARATOR = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i;

/** The separator that the first row, which holds the titles, has most of outside quotes. */
function separatorOf(text: string): string {
  const [titles = ''] = text.replaceAll(/"[^"]*"/g, '').split(LINE_BREAK, 1);
  const counts = SEPARATORS.map((separator) => titles.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads CSV (RFC 4180): quoted cells with doubled quotes, separators and line breaks in them; any line ends; a byte order
 * mark; semicolons or tabs in place of commas, or what a first line `sep=` names. Rows without anything in them are left out. Throws SyntaxError, with the
 * line, for quotes that do not close or stand in the middle of a cell.
 */
export function parseCsv(text: string): CsvRow[] {
  const whole = text.replace(/^\uFEFF/, '');
  const [naming = '', named] = NAMED_SEPARATOR.exec(whole) ?? [];
  const source = whole.slice(naming.length);
  const separator = named ?? separatorOf(source);
  const rows: CsvRow[] = [];
  let line = naming === '' ? 1 : 2;
  let row: CsvRow = { line, cells: [] };
  let at = 0;
  for (;;) {
    const cell =
      source[at] === '"' ? quotedCell(source, at, line) : plainCell(source, at, { separator, line });
    row.cells.push(cell.text);
    line += cell.text.split(LINE_BREAK).length - 1;
    at = cell.end;
    if (source[at] === separator) {
      at += 1;
      continue;
    }
    const lineEnd = lineEndAt(source, at);
    if (lineEnd === 0 && at < source.length) {
      throw new SyntaxError(t`Line ${line}: text follows a closing quote.`);
    }
    if (row.cells.some((filled) => filled.trim() !== '')) rows.push(row);
    at += lineEnd;
    line += 1;
    if (at >= source.length) return rows;
    row = { line, cells: [] };
  }
}

/** How many characters the line break at the place has; 0 where there is none. */
function lineEndAt(source: string, at: number): number {
  if (source[at] === '\r') return source[at + 1] === '\n' ? 2 : 1;
  return source[at] === '\n' ? 1 : 0;
}

/** The text of a cell, and where it ends. */
interface Cell {
  text: string;
  end: number;
}

function plainCell(
  source: string,
  start: number,
  { separator, line }: { separator: string; line: number },
): Cell {
  let end = start;
  while (end < source.length && source[end] !== separator && lineEndAt(source, end) === 0) end += 1;
  const text = source.slice(start, end);
  if (text.includes('"')) throw new SyntaxError(t`Line ${line}: put a cell that contains quotes in quotes.`);
  return { text, end };
}

function quotedCell(source: string, start: number, line: number): Cell {
  let text = '';
  let from = start + 1;
  for (;;) {
    const quote = source.indexOf('"', from);
    if (quote === -1) throw new SyntaxError(t`Line ${line}: a quote opens here and never closes.`);
    text += source.slice(from, quote);
    if (source[quote + 1] !== '"') return { text, end: quote + 1 };
    text += '"';
    from = quote + 2;
  }
}
