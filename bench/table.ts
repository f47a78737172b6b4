/** Rows as text, the first of them the head: columns as wide as their widest cell, figures to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padStart(widths[column] ?? 0));
  return rows.map((row) => `  ${line(row).join('  ')}`).join('\n');
}
