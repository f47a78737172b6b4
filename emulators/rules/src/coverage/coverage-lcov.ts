import type { CoverageNode, CoverageReport, CoverageValue } from './coverage-report.ts';

const LITERALS: ReadonlySet<string> = new Set(['true', 'false']);

interface Branch {
  readonly line: number;
  readonly truths: readonly [whenTrue: number, whenFalse: number];
}

/**
 * The coverage as tools for code have it (LCOV): a line is hit as often as the expression evaluated most that begins on
 * it, and each condition that had a value is a branch, to true and to false. An error is neither.
 *
 * @see https://github.com/linux-test-project/lcov (geninfo, tracefile format)
 */
export function coverageLcov({ rules, report }: CoverageReport): string {
  if (rules.files.length === 0) return '';
  const text = rules.files.map(({ content }) => content).join('\n');
  const lines = new Map<number, number>();
  const branches: Branch[] = [];
  for (const node of report) visit(node, text, lines, branches);
  const ways = branches.flatMap(({ line, truths }, place) =>
    truths.map((count, way) => ({ count, text: `BRDA:${line},${place},${way},${count}` })),
  );
  return [
    'TN:',
    `SF:${rules.files[0]?.name ?? ''}`,
    ...ways.map((way) => way.text),
    `BRF:${ways.length}`,
    `BRH:${ways.filter(({ count }) => count > 0).length}`,
    ...[...lines].sort(([one], [other]) => one - other).map(([line, count]) => `DA:${line},${count}`),
    `LF:${lines.size}`,
    `LH:${[...lines.values()].filter((count) => count > 0).length}`,
    'end_of_record',
    '',
  ].join('\n');
}

function visit(node: CoverageNode, text: string, lines: Map<number, number>, branches: Branch[]): void {
  const { sourcePosition, values = [], children = [] } = node;
  const { line, currentOffset, endOffset } = sourcePosition;
  const times = (ofThese: readonly CoverageValue[]) => ofThese.reduce((sum, { count }) => sum + count, 0);
  lines.set(line, Math.max(lines.get(line) ?? 0, times(values)));
  const [whenTrue, whenFalse] = [true, false].map((truth) =>
    values.filter(({ value }) => value.boolValue === truth),
  ) as [CoverageValue[], CoverageValue[]];
  // A literal takes one way only.
  const isLiteral = LITERALS.has(text.slice(currentOffset, endOffset + 1));
  if (!isLiteral && whenTrue.length + whenFalse.length > 0) {
    branches.push({ line, truths: [times(whenTrue), times(whenFalse)] });
  }
  for (const child of children) visit(child, text, lines, branches);
}
