import { compareNumbers, equalValues } from '../../model/compare.ts';
import { fieldAt } from '../../model/document.ts';
import { withField } from '../../model/field-edits.ts';
import { invalidArgument } from '../../model/firestore-error.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import {
  arrayValue,
  type DoubleValue,
  doubleValue,
  type Fields,
  type IntegerValue,
  integerValue,
  isNan,
  isNumber,
  NULL,
  timestampValue,
  type Value,
} from '../../model/value.ts';
import type { FieldTransform } from '../model/write.ts';

/** Fields after transforms, and what each transform answers. */
export interface Transformed {
  readonly fields: Fields;
  readonly results: readonly Value[];
}

/**
 * Applies transforms one after the other.
 *
 * @param requestTime the instant every server timestamp of the commit gets
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestTime: Timestamp,
): Transformed {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    if (transform.field.isName) throw invalidArgument('__name__ cannot be transformed.');
    const value = transformed(transform, fieldAt(current, transform.field), requestTime);
    current = withField(current, transform.field.segments, value);
    results.push(value.kind === 'array' ? NULL : value);
  }
  return { fields: current, results };
}

function transformed(transform: FieldTransform, stored: Value | undefined, requestTime: Timestamp): Value {
  switch (transform.kind) {
    case 'request-time':
      return timestampValue(requestTime);
    case 'append-missing':
      return arrayValue(appendMissing(elementsOf(stored), transform.values));
    case 'remove-all':
      return arrayValue(
        elementsOf(stored).filter(
          (element) => !transform.values.some((value) => equalValues(element, value)),
        ),
      );
    default:
      return calculated(transform.kind, stored, numericOperand(transform.operand));
  }
}

type Calculation = 'increment' | 'maximum' | 'minimum';
type NumberValue = IntegerValue | DoubleValue;

function numericOperand(operand: Value): NumberValue {
  if (!isNumber(operand)) throw invalidArgument('Input must be int64 or double.');
  return operand;
}

function calculated(kind: Calculation, stored: Value | undefined, operand: NumberValue): Value {
  if (stored === undefined || !isNumber(stored)) return operand;
  if (kind === 'increment') return sum(stored, operand);
  if (isNan(stored) || isNan(operand)) return doubleValue(Number.NaN);
  const order = compareNumbers(operand, stored);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : stored;
}

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** Integers stay integers and stop at the ends of the int64 range. */
function sum(a: NumberValue, b: NumberValue): Value {
  if (a.kind === 'double' || b.kind === 'double') return doubleValue(Number(a.value) + Number(b.value));
  const exact = a.value + b.value;
  return integerValue(exact > MAX_INT64 ? MAX_INT64 : exact < MIN_INT64 ? MIN_INT64 : exact);
}

function elementsOf(stored: Value | undefined): readonly Value[] {
  return stored?.kind === 'array' ? stored.values : [];
}

function appendMissing(elements: readonly Value[], values: readonly Value[]): Value[] {
  const result = [...elements];
  for (const value of values) {
    if (!result.some((element) => equalValues(element, value))) result.push(value);
  }
  return result;
}
