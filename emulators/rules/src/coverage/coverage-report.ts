import { constantOf } from '../compile/constant.ts';
import type { Ruleset } from '../compile/ruleset.ts';
import { NAMESPACES } from '../functions/namespaces.ts';
import { Failure } from '../outcomes/failure.ts';
import { childrenOf, type Expression } from '../syntax/ast.ts';
import { rootExpressions } from '../syntax/root-expressions.ts';
import type { Source } from '../syntax/source.ts';
import { type ValueJson, valueJson } from '../values/value-json.ts';
import type { Coverage } from './coverage.ts';
import type { CoveredValue } from './tally.ts';

/** Where an expression stands; the end is the offset of its last character. */
export interface SourcePosition {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** An outcome and how often it came; an error has the field `undefined` with its cause and place. */
export interface CoverageValue {
  readonly value: ValueJson;
  readonly count: number;
}

/** An expression with those inside it; without `values` it was never evaluated. */
export interface CoverageNode {
  readonly sourcePosition: SourcePosition;
  readonly values?: readonly CoverageValue[];
  readonly children?: readonly CoverageNode[];
}

/** What the emulator answers at `:ruleCoverage`. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly CoverageNode[];
}

/** How much a report is to hold. */
export interface CoverageReportOptions {
  /** Of the values of an expression so many beside true, false and errors; all when absent. They are most of a report. */
  readonly mostOthers?: number;
}

/** The outcomes of every expression of the rules, in the official form. */
export function coverageReport(
  ruleset: Ruleset,
  coverage: Coverage,
  { mostOthers }: CoverageReportOptions = {},
): CoverageReport {
  const { source } = ruleset;
  const valuesOf: ValuesOf = (node) => {
    const values = coverage.valuesOf(node);
    return mostOthers === undefined ? values : withFewerOthers(values, mostOthers);
  };
  return {
    rules: { files: [{ name: source.fileName, content: source.text }] },
    report: rootExpressions(ruleset.file).map((node) =>
      coverageNode(node, valuesOf(node), ruleset, valuesOf),
    ),
  };
}

type ValuesOf = (node: Expression) => readonly CoveredValue[];

function withFewerOthers(values: readonly CoveredValue[], most: number): readonly CoveredValue[] {
  let others = 0;
  return values.filter(({ value }) => {
    if (typeof value === 'boolean' || value instanceof Failure) return true;
    others += 1;
    return others <= most;
  });
}

function coverageNode(
  node: Expression,
  covered: readonly CoveredValue[],
  ruleset: Ruleset,
  valuesOf: ValuesOf,
): CoverageNode {
  const { source } = ruleset;
  const values = covered.map((value) => coverageValue(value, source));
  const children = childrenOf(node)
    .filter((child) => !isNamespaceOf(node, child))
    .map((child) => coverageNode(child, coveredInside(node, covered, child, valuesOf), ruleset, valuesOf));
  return {
    sourcePosition: {
      fileName: source.fileName,
      ...source.locate(node.start),
      currentOffset: node.start,
      endOffset: node.end - 1,
    },
    ...(values.length > 0 ? { values } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}

/** Of a list that is always the same only the whole is evaluated, and its elements are what they are as often. */
function coveredInside(
  node: Expression,
  covered: readonly CoveredValue[],
  child: Expression,
  valuesOf: ValuesOf,
): readonly CoveredValue[] {
  const element = node.kind === 'list' && constantOf(node) !== undefined ? constantOf(child) : undefined;
  return element === undefined ? valuesOf(child) : covered.map(({ count }) => ({ value: element, count }));
}

/** The `math` of `math.abs(x)` is part of the function's name, no expression. */
function isNamespaceOf(node: Expression, child: Expression): boolean {
  return (
    node.kind === 'method-call' &&
    child === node.object &&
    child.kind === 'variable' &&
    (child.name === 'firestore' || NAMESPACES.has(child.name))
  );
}

function coverageValue({ value, count }: CoveredValue, source: Source): CoverageValue {
  if (!(value instanceof Failure)) {
    return { value: valueJson(value), count };
  }
  const sourcePosition = { ...source.locate(value.start), currentOffset: value.start };
  return { value: { undefined: { sourcePosition, causeMessage: value.message } }, count };
}

/** The cause of an outcome that is an error; undefined for values. */
export function causeOf({ value }: CoverageValue): string | undefined {
  const error = value.undefined as { readonly causeMessage: string } | undefined;
  return error?.causeMessage;
}
