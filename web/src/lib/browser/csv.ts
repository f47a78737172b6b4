/** Spreadsheets run cells that begin like this as formulas (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** What stands before such a beginning inside a cell: where it is a separator, some spreadsheets begin another cell there. */
const BEFORE_FORMULA = /(?<![;\s"])[;\s"]+(?=[=+\-@])/g;
const SEPARATOR = /[;\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A text that no spreadsheet runs, whatever it takes for the end of a cell: quotes may be part of that. */
function withoutFormulas(value: string): string {
  const guarded = value.replace(BEFORE_FORMULA, (gap) => (SEPARATOR.test(gap) ? `${gap}'` : gap));
  return FORMULA.test(guarded) ? `'${guarded}` : guarded;
}

function cell(value: string): string {
  const harmless = withoutFormulas(value);
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of texts as CSV (RFC 4180), the first row being the titles. No cell runs as a formula where it is opened. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
