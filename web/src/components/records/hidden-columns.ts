/** The columns that are hidden, by what a device kept: whatever else it has there hides none. */
function hiddenIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Whether a column is hidden. */
export const isHidden = (kept: unknown, id: string): boolean => hiddenIn(kept).includes(id);

/** What is kept once a column is shown or hidden. */
export function withColumn(kept: unknown, id: string, isShown: boolean): string[] {
  const others = hiddenIn(kept).filter((other) => other !== id);
  return isShown ? others : [...others, id];
}
