/** The sizes that a benchmark is asked for, or those it takes by itself. Throws how to call it where one is no size. */
export function sizesOf(argv: readonly string[], byItself: readonly number[], usage: string): number[] {
  const sizes = argv.map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error(usage);
  return sizes.length > 0 ? sizes : [...byItself];
}
