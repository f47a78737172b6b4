/** Throws when something that cannot be false is false: a bug of ours, never a user's mistake. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${what}`);
}
