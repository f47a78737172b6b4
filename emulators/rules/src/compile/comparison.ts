import type { Evaluator } from '../evaluate/evaluator.ts';
import { applyOperator } from '../evaluate/operators.ts';
import { Failure, type Outcome } from '../outcomes/failure.ts';
import { type ComparisonOperator, propagate, Unknown } from '../outcomes/unknown.ts';
import type { BinaryNode, BinaryOperator } from '../syntax/ast.ts';
import { elementEquals } from '../values/equality.ts';
import { isList } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import { costOf } from './expression-cost.ts';

/** Each comparison with its sides exchanged. */
const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Operators that evaluate both sides; with a side that a query leaves unknown, what the query implies is asked. */
export function compileBinary(node: BinaryNode, left: Evaluator, right: Evaluator): Evaluator {
  const { operator, start } = node;
  const cost = costOf(node);
  return (evaluation, locals) => {
    evaluation.count(cost, start);
    const first = left(evaluation, locals);
    const second = right(evaluation, locals);
    if (first instanceof Failure) {
      return answer(
        second instanceof Failure ? firstHard(first, second) : compareUnknown(operator, first, second),
      );
    }
    return second instanceof Failure
      ? answer(compareWithUnknown(operator, first, second))
      : applyOperator(operator, first, second, start);
  };
}

function answer(outcome: Outcome): Outcome {
  return outcome instanceof Failure ? propagate(outcome) : outcome;
}

function firstHard(first: Failure, second: Failure): Failure {
  return first instanceof Unknown ? second : first;
}

function compareUnknown(operator: BinaryOperator, left: Failure, right: RulesValue): Outcome {
  if (!(left instanceof Unknown)) {
    return left;
  }
  if (operator === 'in') {
    return isList(right) ? isUnknownIn(left, right) : left;
  }
  return isComparison(operator) ? left.compareWith(operator, right) : left;
}

function compareWithUnknown(operator: BinaryOperator, left: RulesValue, right: Failure): Outcome {
  if (!(right instanceof Unknown)) {
    return right;
  }
  if (operator === 'in') {
    return right.contains(left);
  }
  return isComparison(operator) ? right.compareWith(MIRRORED[operator], left) : right;
}

/** True or false if that holds for whatever value is behind the unknown. */
function isUnknownIn(unknown: Unknown, list: readonly RulesValue[]): Outcome {
  let outcome: Outcome = false;
  for (const element of list) {
    // NaN is in no list; numbers are in it only with their type, which a query does not tell.
    const same = elementEquals(element, element) ? unknown.compareWith('==', element) : false;
    if (same !== false) {
      outcome = unknown;
    }
  }
  return outcome;
}

function isComparison(operator: BinaryOperator): operator is ComparisonOperator {
  return operator in MIRRORED;
}
