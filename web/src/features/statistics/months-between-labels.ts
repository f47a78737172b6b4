/** Between two labels, in letters. */
const GAP = 0.25;
/** Of a letter of a label: its own size to that of the page's letters, and its width to its size. */
const [SIZE, WIDTH] = [0.75, 0.6];

/**
 * How many months are from one label below a chart to the next, so that none lies on another: 1 where all fit. Counted from the last
 * month, whose label is wanted most. `plot` and `letter` are in pixels: all bars' width, and the size of the page's letters.
 */
export function monthsBetweenLabels(labels: readonly string[], plot: number, letter: number): number {
  const longest = Math.max(1, ...labels.map(({ length }) => length));
  const needed = (longest * SIZE * WIDTH + GAP) * letter;
  const each = Math.max(1, plot / Math.max(1, labels.length));
  return Math.min(Math.max(1, labels.length), Math.ceil(needed / each));
}
