/** Rows in pages of a size, each with a key that stays the same while rows are added at the end. */
export function inPages<T>(rows: readonly T[], size: number): { key: string; rows: T[] }[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => ({
    key: `page-${index + 1}`,
    rows: rows.slice(index * size, (index + 1) * size),
  }));
}
