import { Failure, type Outcome } from '../failure.ts';
import { int } from '../operators.ts';
import { RulesFloat } from '../values/float.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace, NamespaceFunction } from './namespace.ts';

/** `math.*`. The documented `math.isInfinite` is left out: production knows no such function. */
export const math: Namespace = new Map([
  ['abs', ofNumber(abs)],
  ['ceil', rounding(Math.ceil)],
  ['floor', rounding(Math.floor)],
  ['round', rounding(Math.round)],
  ['sqrt', ofNumber((value) => new RulesFloat(Math.sqrt(asFloat(value))))],
  ['isNaN', ofNumber((value) => Number.isNaN(asFloat(value)))],
  ['pow', { parameters: ['number', 'number'], apply: pow }],
]);

type Numeric = bigint | RulesFloat;

function ofNumber(apply: (value: Numeric, start: number) => Outcome): NamespaceFunction {
  return {
    parameters: ['number'],
    apply: ([value], start) => (isNumber(value) ? apply(value, start) : undefined),
  };
}

/** Functions that give an int, of floats too. */
function rounding(round: (value: number) => number): NamespaceFunction {
  return ofNumber((value, start) => {
    if (typeof value === 'bigint') {
      return value;
    }
    const rounded = round(value.value);
    return Number.isFinite(rounded)
      ? int(BigInt(rounded), start)
      : new Failure(`Integer overflow error.`, start);
  });
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
