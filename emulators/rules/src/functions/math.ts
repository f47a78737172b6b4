import { int } from '../evaluate/operators.ts';
import type { Outcome } from '../outcomes/failure.ts';
import { RulesFloat, saturated } from '../values/float.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace, NamespaceFunction } from './namespace.ts';

/** `math.*`. The documented `math.isInfinite` is left out: production knows no such function. */
export const math: Namespace = new Map([
  ['abs', ofNumber(abs, 'number')],
  ['ceil', ofNumber((value) => new RulesFloat(Math.ceil(asFloat(value))))],
  ['floor', ofNumber((value) => new RulesFloat(Math.floor(asFloat(value))))],
  ['round', ofNumber((value) => (typeof value === 'bigint' ? value : saturated(Math.round(value.value))))],
  ['sqrt', ofNumber((value) => new RulesFloat(Math.sqrt(asFloat(value))))],
  ['isNaN', ofNumber((value) => Number.isNaN(asFloat(value)))],
  ['pow', { parameters: ['float', 'float'], apply: pow }],
]);

type Numeric = bigint | RulesFloat;

/** A function that takes ints and floats; `type` is what its message names. */
function ofNumber(
  apply: (value: Numeric, start: number) => Outcome,
  type: 'number' | 'float' = 'float',
): NamespaceFunction {
  return {
    parameters: [type],
    apply: ([value], start) => (isNumber(value) ? apply(value, start) : undefined),
  };
}

function abs(value: Numeric, start: number): Outcome {
  if (typeof value === 'bigint') {
    return int(value < 0n ? -value : value, start);
  }
  return new RulesFloat(Math.abs(value.value));
}

function pow([base, exponent]: readonly RulesValue[]): Outcome | undefined {
  return isNumber(base) && isNumber(exponent)
    ? new RulesFloat(asFloat(base) ** asFloat(exponent))
    : undefined;
}

function isNumber(value: RulesValue | undefined): value is Numeric {
  return typeof value === 'bigint' || value instanceof RulesFloat;
}

function asFloat(value: Numeric): number {
  return typeof value === 'bigint' ? Number(value) : value.value;
}
