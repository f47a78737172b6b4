/** How many items there are, for people: `No items`, `1 item`, `12 items`; `number` says a count that is not exact. */
export function itemsText(count: number, number = String(count)): string {
  if (count === 0) return 'No items';
  return `${number} ${number === '1' ? 'item' : 'items'}`;
}
