import { isDigit } from '../characters.ts';
import { Failure, type Outcome, unsupported } from '../failure.ts';
import { int as fitInt } from '../operators.ts';
import { RulesFloat } from '../values/float.ts';
import { floatText } from '../values/float-text.ts';
import { RulesPath, rulesPath } from '../values/path.ts';
import { typeName } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace } from './namespace.ts';

/**
 * Functions without a namespace that make one type from another. The documented `bool()` is left out: production
 * knows no such function.
 */
export const casts: Namespace = new Map([
  [
    'string',
    {
      parameters: ['bool|int|float|string|null|path'],
      apply: ([value]: readonly RulesValue[], start: number) =>
        value === undefined ? undefined : toText(value, start),
    },
  ],
  ['int', { parameters: ['string|float|int'], apply: toInt }],
  ['float', { parameters: ['string|float|int'], apply: toFloat }],
  [
    'path',
    {
      parameters: ['string'],
      apply: ([text]: readonly RulesValue[]) => (typeof text === 'string' ? rulesPath(text) : undefined),
    },
  ],
]);

/** What `string()` gives, also for the elements of `join`. */
export function toText(value: RulesValue, start: number): Outcome {
  if (typeof value === 'string') {
    return value;
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  if (value instanceof RulesFloat) {
    return floatText(value.value);
  }
  return value instanceof RulesPath
    ? value.toString()
    : unsupported(`string(${typeName(value)})`, 'string(bool|int|float|string|null|path)', start);
}

function toInt([value]: readonly RulesValue[], start: number): Outcome | undefined {
  if (typeof value === 'bigint') {
    return value;
  }
  if (value instanceof RulesFloat) {
    const whole = Math.trunc(value.value);
    return Number.isFinite(whole) ? fitInt(BigInt(whole), start) : notANumber(floatText(whole), 'int', start);
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  const digits = value.startsWith('-') || value.startsWith('+') ? value.slice(1) : value;
  if (digits === '' || ![...digits].every(isDigit)) {
    return notANumber(value, 'int', start);
  }
  return fitInt(value.startsWith('-') ? -BigInt(digits) : BigInt(digits), start);
}

function toFloat([value]: readonly RulesValue[], start: number): Outcome | undefined {
  if (value instanceof RulesFloat) {
    return value;
  }
  if (typeof value === 'bigint') {
    return new RulesFloat(Number(value));
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  const number = Number(value);
  // Number() alone would take the empty text, spaces and hexadecimal digits too.
  const isDecimal = value !== '' && [...value].every((char) => isDigit(char) || '+-.eE'.includes(char));
  const isNamed = value === 'NaN' || value === 'Infinity' || value === '-Infinity';
  return isNamed || (isDecimal && !Number.isNaN(number))
    ? new RulesFloat(number)
    : notANumber(value, 'float', start);
}

function notANumber(text: string, type: string, start: number): Failure {
  return new Failure(`Cannot convert '${text}' to ${type}.`, start);
}
