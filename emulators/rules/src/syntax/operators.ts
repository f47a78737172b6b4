/**
 * Operators from loose to tight; those of one level associate to the left. The reference puts `in` and `is` above
 * `==`, the official compiler below: `1 == 1 in [true]` holds.
 */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['in', 'is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** How tightly an operator binds: the loosest 0. */
export const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  LEVELS.flatMap((operators, level) => operators.map((operator) => [operator, level] as const)),
);
