import { Failure, nullValue, type Outcome, unknownFunction, unsupported } from '../outcomes/failure.ts';
import type { BinaryOperator } from '../syntax/ast.ts';
import { canonicalKey } from '../values/canonical-key.ts';
import { compareValues } from '../values/compare.ts';
import { RulesDuration, rulesDuration } from '../values/duration.ts';
import { elementEquals, equals } from '../values/equality.ts';
import { RulesFloat } from '../values/float.ts';
import { isTimestampInRange, RulesTimestamp } from '../values/timestamp.ts';
import { isList, isMap, typeName } from '../values/type-name.ts';
import { RulesRecord, RulesSet, type RulesValue } from '../values/value.ts';

/** Applies an operator to two values; undefined if it does not take their types. */
type Operation = (left: RulesValue, right: RulesValue, start: number) => Outcome | undefined;

interface Operator {
  readonly apply: Operation;
  /** The types it takes, for the message. */
  readonly expected: string;
}

const OUT_OF_RANGE = 'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.';

const ORDERED = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];

/** What a comparison takes, in the official words: a constraint is what a query says of a field. */
function comparable(operator: string): string {
  return [...ORDERED.map((type) => [type, type]), ['constraint', 'any'], ['any', 'constraint']]
    .map((sides) => sides.join(` ${operator} `))
    .join(', ');
}

const OPERATORS: Readonly<Record<BinaryOperator, Operator>> = {
  '==': { apply: equals, expected: 'any == any' },
  '!=': { apply: (left, right) => !equals(left, right), expected: 'any != any' },
  '<': { apply: ordering((order) => order < 0), expected: comparable('<') },
  '<=': { apply: ordering((order) => order <= 0), expected: comparable('<=') },
  '>': { apply: ordering((order) => order > 0), expected: comparable('>') },
  '>=': { apply: ordering((order) => order >= 0), expected: comparable('>=') },
  in: { apply: isIn, expected: 'any in any' },
  '+': {
    apply: add,
    expected:
      'int + int, float + float, string + string, duration + duration, duration + timestamp, timestamp + duration',
  },
  '-': {
    apply: subtract,
    expected: 'int - int, float - float, duration - duration, timestamp - duration, timestamp - timestamp',
  },
  '*': {
    apply: arithmetic(
      (a, b) => a * b,
      (a, b) => a * b,
    ),
    expected: 'int * int, float * float',
  },
  '/': { apply: dividing(arithmetic(divideInts, (a, b) => a / b)), expected: 'int / int, float / float' },
  '%': {
    apply: dividing(
      arithmetic(
        (a, b) => a % b,
        (a, b) => a % b,
      ),
    ),
    expected: 'int % int, float % float',
  },
};

/** The outcome of `left operator right`; `start` is the expression's offset. */
export function applyOperator(
  operator: BinaryOperator,
  left: RulesValue,
  right: RulesValue,
  start: number,
): Outcome {
  const { apply, expected } = OPERATORS[operator];
  const outcome = apply(left, right, start);
  return outcome === undefined
    ? unsupported(`${typeName(left)} ${operator} ${typeName(right)}`, expected, start)
    : outcome;
}

/** The outcome of `-operand`. */
export function negate(operand: RulesValue, start: number): Outcome {
  if (typeof operand === 'bigint') {
    return int(-operand, start);
  }
  if (operand instanceof RulesDuration) {
    return rulesDuration(-operand.seconds, -operand.nanos);
  }
  return operand instanceof RulesFloat
    ? new RulesFloat(-operand.value)
    : unsupported(`-${typeName(operand)}`, '-int, -float, -duration', start);
}

/** The int, or the failure if it does not fit into 64 bits. */
export function int(value: bigint, start: number): Outcome {
  return BigInt.asIntN(64, value) === value ? value : new Failure(OUT_OF_RANGE, start);
}

function ordering(test: (order: number) => boolean): Operation {
  return (left, right) => {
    const order = compareValues(left, right);
    return order === undefined ? undefined : test(order);
  };
}

function isIn(element: RulesValue, container: RulesValue, start: number): Outcome | undefined {
  if (isList(container)) {
    return typeof element === 'string'
      ? container.includes(element)
      : container.some((other) => elementEquals(element, other));
  }
  if (container instanceof RulesSet) {
    return container.elements.has(canonicalKey(element));
  }
  if (container === null) {
    return nullValue(start);
  }
  if (!isMap(container) && !(container instanceof RulesRecord)) {
    return unknownFunction('in', start);
  }
  if (typeof element !== 'string') {
    return unsupported(`map.in(${typeName(element)})`, 'map.in(string)', start);
  }
  return isMap(container) ? container.has(element) : container.property(element) !== undefined;
}

function arithmetic(
  onInts: (a: bigint, b: bigint) => bigint,
  onFloats: (a: number, b: number) => number,
): Operation {
  return (left, right, start) => {
    if (typeof left === 'bigint' && typeof right === 'bigint') {
      return int(onInts(left, right), start);
    }
    const a = asFloat(left);
    const b = asFloat(right);
    return a === undefined || b === undefined ? undefined : new RulesFloat(onFloats(a, b));
  };
}

const addNumbers = arithmetic(
  (a, b) => a + b,
  (a, b) => a + b,
);
const subtractNumbers = arithmetic(
  (a, b) => a - b,
  (a, b) => a - b,
);

/** `bigint` division throws at 0 where rules text has an error. */
function dividing(apply: Operation): Operation {
  return (left, right, start) =>
    typeof left === 'bigint' && right === 0n
      ? new Failure('Divide by zero error.', start)
      : apply(left, right, start);
}

function divideInts(a: bigint, b: bigint): bigint {
  return a / b;
}

function asFloat(value: RulesValue): number | undefined {
  if (typeof value === 'bigint') {
    return Number(value);
  }
  return value instanceof RulesFloat ? value.value : undefined;
}

function add(left: RulesValue, right: RulesValue, start: number): Outcome | undefined {
  if (typeof left === 'string' && typeof right === 'string') {
    return left + right;
  }
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return move(left, right, 1, start);
  }
  if (left instanceof RulesDuration && right instanceof RulesTimestamp) {
    return move(right, left, 1, start);
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return rulesDuration(left.seconds + right.seconds, left.nanos + right.nanos);
  }
  return addNumbers(left, right, start);
}

function subtract(left: RulesValue, right: RulesValue, start: number): Outcome | undefined {
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return move(left, right, -1, start);
  }
  if (
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof RulesDuration && right instanceof RulesDuration)
  ) {
    return rulesDuration(left.seconds - right.seconds, left.nanos - right.nanos);
  }
  return subtractNumbers(left, right, start);
}

function move(moment: RulesTimestamp, by: RulesDuration, sign: 1 | -1, start: number): Outcome {
  const { seconds, nanos } = rulesDuration(
    moment.seconds + sign * by.seconds,
    moment.nanos + sign * by.nanos,
  );
  return isTimestampInRange(seconds)
    ? new RulesTimestamp(seconds, nanos)
    : new Failure('Timestamp out of range error.', start);
}
