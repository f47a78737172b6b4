import type { ConditionalNode, Expression, LogicalNode } from './ast.ts';
import type { Evaluator } from './evaluator.ts';
import { Failure, type Outcome, unsupported } from './failure.ts';
import { typeName } from './values/type-name.ts';

/**
 * `left && right`, `left || right`: one side that decides (false for `&&`, true for `||`) absorbs an error of the
 * other, whichever comes first.
 */
export function compileLogical(node: LogicalNode, left: Evaluator, right: Evaluator): Evaluator {
  const decisive = node.operator === '||';
  const { start } = node;
  return (evaluation, locals) => {
    evaluation.countExpression(start);
    const first = asCondition(left(evaluation, locals), node.left, node.operator);
    if (first === decisive) {
      return decisive;
    }
    const second = asCondition(right(evaluation, locals), node.right, node.operator);
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
  return (evaluation, locals) => {
    evaluation.countExpression(node.start);
    const chosen = asCondition(condition(evaluation, locals), node.condition, '?');
    if (chosen instanceof Failure) {
      return chosen;
    }
    return chosen ? whenTrue(evaluation, locals) : whenFalse(evaluation, locals);
  };
}

/** `!operand` */
export function compileNot(operandNode: Expression, operand: Evaluator): Evaluator {
  return (evaluation, locals) => {
    evaluation.countExpression(operandNode.start);
    const value = asCondition(operand(evaluation, locals), operandNode, '!');
    return value instanceof Failure ? value : !value;
  };
}

/** The outcome if it is a bool or failure; anything else is a failure itself. */
function asCondition(outcome: Outcome, node: Expression, operator: string): boolean | Failure {
  return typeof outcome === 'boolean' || outcome instanceof Failure
    ? outcome
    : unsupported(`${operator} ${typeName(outcome)}`, `${operator} bool`, node.start);
}
