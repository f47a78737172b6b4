/** Most documents that a count on screen looks at; more are shown as `50+`. */
export const COUNT_LIMIT = 50;

/** A count for people: `3`, or `50+`. */
export function countText(count: number): string {
  return count > COUNT_LIMIT ? `${COUNT_LIMIT}+` : String(count);
}
