import { childrenOf, type Expression } from '../syntax/ast.ts';
import { constantOf } from './constant.ts';

/**
 * How the limit of 1000 evaluated expressions is counted, as the official emulator shows it: every node of the
 * expression once, names, literals and segments of paths too; the type after `is` and each `let` one more; `&&`, `||`
 * and `? :` more for the side they turn to. Leaves are counted with the node they stand in.
 */
export function costOf(node: Expression): number {
  return 1 + ownLeaves(node) + sum(alwaysEvaluated(node).map(costOfLeaf));
}

/** What evaluating a name or constant counts; 0 for all others, which count themselves. */
export function costOfLeaf(node: Expression): number {
  return node.kind === 'variable' || constantOf(node) !== undefined ? size(node) : 0;
}

/** The children that are evaluated whenever their parent is. */
function alwaysEvaluated(node: Expression): readonly Expression[] {
  if (node.kind === 'logical') return [node.left];
  if (node.kind === 'conditional') return [node.condition];
  return childrenOf(node);
}

/** What counts in a node without being an expression of its own. */
function ownLeaves(node: Expression): number {
  if (node.kind === 'type-test') return 1;
  return node.kind === 'path' ? node.segments.filter((segment) => typeof segment === 'string').length : 0;
}

function size(node: Expression): number {
  // A sign before a number is folded into it and still counts.
  const sign = node.kind === 'literal' && isNegative(node.value) ? 1 : 0;
  return 1 + sign + sum(childrenOf(node).map(size));
}

function isNegative(value: unknown): boolean {
  return (typeof value === 'bigint' || typeof value === 'number') && value < 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
