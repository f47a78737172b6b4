import type { CoverageNode, CoverageReport, CoverageValue } from './coverage-report.ts';

/**
 * What several runs of the same rules saw together.
 * @throws Error if there is none, or if they are not of the same text.
 */
export function mergeCoverage(reports: readonly CoverageReport[]): CoverageReport {
  const [first, ...others] = reports;
  if (first === undefined) {
    throw new Error('There is no coverage to put together: no test has left any.');
  }
  return others.reduce(mergeTwo, first);
}

function mergeTwo(one: CoverageReport, other: CoverageReport): CoverageReport {
  const texts = [one, other].map(({ rules }) => rules.files.map(({ content }) => content).join('\n'));
  if (texts[0] !== texts[1]) {
    throw new Error('These reports are of different rules: run all tests again.');
  }
  return { rules: one.rules, report: mergeNodes(one.report, other.report) };
}

function mergeNodes(nodes: readonly CoverageNode[], others: readonly CoverageNode[]): CoverageNode[] {
  return nodes.map((node, index) => {
    const other = others[index];
    if (other === undefined) {
      return node;
    }
    const values = mergeValues(node.values ?? [], other.values ?? []);
    const children = mergeNodes(node.children ?? [], other.children ?? []);
    return {
      sourcePosition: node.sourcePosition,
      ...(values.length > 0 ? { values } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
  });
}

function mergeValues(values: readonly CoverageValue[], others: readonly CoverageValue[]): CoverageValue[] {
  const counts = new Map<string, CoverageValue>();
  for (const seen of [...values, ...others]) {
    const key = JSON.stringify(seen.value);
    const known = counts.get(key);
    counts.set(key, { ...seen, count: seen.count + (known?.count ?? 0) });
  }
  return [...counts.values()];
}
