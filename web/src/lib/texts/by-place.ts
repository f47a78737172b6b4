/**
 * The entries of a list with keys of their places, for entries that are known by texts alone: in another language those are others, and
 * what is open, typed or focused in an entry would be gone with its old key.
 */
export function byPlace<T>(entries: readonly T[]): { key: string; entry: T }[] {
  return entries.map((entry, place) => ({ key: `place-${place}`, entry }));
}
