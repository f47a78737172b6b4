import { type CoverageNode, type CoverageReport, causeOf, type SourcePosition } from './coverage-report.ts';

/** What of an expression no test has shown yet. */
export type Unseen = 'true' | 'false' | 'any value';

/** An expression of which something was never seen. */
export interface CoverageGap {
  readonly position: SourcePosition;
  /** The expression as it is written, on one line. */
  readonly expression: string;
  readonly unseen: Unseen;
}

/** How much of a rules file the tests have seen. */
export interface CoverageSummary {
  readonly fileName: string;
  readonly expressions: number;
  /** Conditions: what is true at one time and false at another, literals apart. */
  readonly conditions: number;
  readonly gaps: readonly CoverageGap[];
}

/**
 * Finds what was never seen: an expression that never had a value, and a condition that was never true or never
 * false. A literal is what it is, so it needs only to be reached; below an expression that was never reached
 * nothing more is named.
 */
export function coverageSummary(report: CoverageReport): CoverageSummary {
  const text = report.rules.files.map(({ content }) => content).join('\n');
  let expressions = 0;
  let conditions = 0;
  const gaps: CoverageGap[] = [];

  const visit = (node: CoverageNode, isReached: boolean): void => {
    expressions += 1;
    const { sourcePosition: position, children = [] } = node;
    const expression = text.slice(position.currentOffset, position.endOffset + 1).replaceAll(/\s+/g, ' ');
    const values = (node.values ?? [])
      .filter((value) => causeOf(value) === undefined)
      .map(({ value }) => value);
    const truths = new Set(
      values.flatMap(({ boolValue }) => (typeof boolValue === 'boolean' ? [boolValue] : [])),
    );
    const isLiteral = expression === 'true' || expression === 'false';
    if (values.length === 0 && isReached) {
      gaps.push({ position, expression, unseen: 'any value' });
    }
    if (truths.size > 0 && !isLiteral) {
      conditions += 1;
      if (!truths.has(true)) gaps.push({ position, expression, unseen: 'true' });
      if (!truths.has(false)) gaps.push({ position, expression, unseen: 'false' });
    }
    for (const child of children) visit(child, isReached && values.length > 0);
  };
  for (const node of report.report) visit(node, true);
  return { fileName: report.rules.files[0]?.name ?? '', expressions, conditions, gaps };
}

/** A gap as one line that an editor can jump to. */
export function printGap({ position, expression, unseen }: CoverageGap): string {
  return `${position.fileName}:${position.line}:${position.column} never ${unseen === 'any value' ? 'had a value' : `was ${unseen}`}: ${expression}`;
}
