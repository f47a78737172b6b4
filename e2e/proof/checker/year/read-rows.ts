/** A row of a file with titles, by those. */
export type Row = Readonly<Record<string, string>>;

/** One cell and what comes after it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g;

/** The rows of a CSV file (RFC 4180), by the titles of its first one. */
export function readRows(csv: string): Row[] {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = '', end] of csv.matchAll(CELL)) {
    if (whole === '') break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  const [titles = [], ...others] = rows.filter((row) => row.length > 0);
  return others.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])));
}
