import type { Evaluator } from '../evaluate/evaluator.ts';
import { Failure, type Outcome, unsupported, wrongType } from '../outcomes/failure.ts';
import { propagate } from '../outcomes/unknown.ts';
import type { ConditionalNode, Expression, LogicalNode } from '../syntax/ast.ts';
import { typeName } from '../values/type-name.ts';
import { costOf, costOfLeaf } from './expression-cost.ts';

/**
 * `left && right`, `left || right`: one side that decides (false for `&&`, true for `||`) absorbs an error of the
 * other, whichever comes first.
 */
export function compileLogical(node: LogicalNode, left: Evaluator, right: Evaluator): Evaluator {
  const decisive = node.operator === '||';
  const { start } = node;
  const cost = costOf(node);
  // The second side counts only when it is looked at.
  const costOfRight = 1 + costOfLeaf(node.right);
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const first = asCondition(left(evaluation, locals), node.left);
    if (first === decisive) {
      return decisive;
    }
    evaluation.count(costOfRight, start);
    const second = asCondition(right(evaluation, locals), node.right);
    return second === decisive || !(first instanceof Failure) ? second : first;
  };
}

/** `condition ? whenTrue : whenFalse`: only the branch that is taken is evaluated. */
export function compileConditional(
  node: ConditionalNode,
  condition: Evaluator,
  whenTrue: Evaluator,
  whenFalse: Evaluator,
): Evaluator {
  const cost = costOf(node);
  const costOfTrue = 1 + costOfLeaf(node.whenTrue);
  // The second branch counts as if it came after both of two conditions.
  const costOfFalse = 3 + costOfLeaf(node.whenFalse);
  return (evaluation, locals) => {
    evaluation.count(cost, node.start);
    const chosen = asCondition(condition(evaluation, locals), node.condition);
    if (chosen instanceof Failure) {
      return chosen;
    }
    evaluation.count(chosen ? costOfTrue : costOfFalse, node.start);
    return chosen ? whenTrue(evaluation, locals) : whenFalse(evaluation, locals);
  };
}

/** `!operand` */
export function compileNot(operandNode: Expression, operand: Evaluator, cost: number): Evaluator {
  return (evaluation, locals) => {
    evaluation.count(cost, operandNode.start);
    const value = operand(evaluation, locals);
    if (value instanceof Failure) {
      return propagate(value);
    }
    return typeof value === 'boolean'
      ? !value
      : unsupported(`!${typeName(value)}`, '!bool', operandNode.start);
  };
}

/** The outcome if it is a bool or failure; anything else is a failure itself. */
function asCondition(outcome: Outcome, node: Expression): boolean | Failure {
  if (outcome instanceof Failure) {
    return propagate(outcome);
  }
  return typeof outcome === 'boolean' ? outcome : wrongType(typeName(outcome), 'bool', node.start);
}
