import type { BinaryOperator } from '../syntax/ast.ts';
import type { RulesValue } from '../values/value.ts';
import { Failure, type Outcome } from './failure.ts';

/** Operators by which a value can be compared with another. */
export type ComparisonOperator = Extract<BinaryOperator, '==' | '!=' | '<' | '<=' | '>' | '>='>;

/**
 * Something a query does not tell. It is an error wherever a value is needed, so that what can't be proved is not
 * allowed; only the questions below may have an answer all the same, in the kinds of unknowns that override them.
 */
export class Unknown extends Failure {
  #plain: Failure | null = null;

  /** The same without any of the answers. */
  get plain(): Failure {
    this.#plain ??= new Failure(this.message, this.start);
    return this.#plain;
  }

  /** The outcome of `unknown.name`. */
  property(_name: string, _start: number): Outcome {
    return this;
  }

  /** The outcome of `unknown operator value`. */
  compareWith(_operator: ComparisonOperator, _value: RulesValue): Outcome {
    return this;
  }

  /** The outcome of `element in unknown`. */
  contains(_element: RulesValue): Outcome {
    return this;
  }

  /** The outcome of `unknown.name(args)`. */
  callMethod(_name: string, _args: readonly RulesValue[]): Outcome {
    return this;
  }
}

/**
 * The outcome of an expression that came upon a failure: itself, but what is made of an unknown has none of the answers
 * that the unknown has.
 */
export function propagate(failure: Failure): Failure {
  return failure instanceof Unknown ? failure.plain : failure;
}
