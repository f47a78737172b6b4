import { int as fitInt } from '../evaluate/operators.ts';
import { Failure, type Outcome, signaturesOf, unsupported } from '../outcomes/failure.ts';
import { isDigit } from '../syntax/characters.ts';
import { RulesFloat, saturated } from '../values/float.ts';
import { floatText } from '../values/float-text.ts';
import { RulesPath } from '../values/path.ts';
import { typeName } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace } from './namespace.ts';

/** What `string()` takes. */
const TEXTABLE = 'int|float|null|string|bool|path';

/**
 * Functions without a namespace that make one type from another. The documented `bool()` is left out: production
 * knows no such function.
 */
export const casts: Namespace = new Map([
  [
    'string',
    {
      parameters: [TEXTABLE],
      apply: ([value]: readonly RulesValue[], start: number) =>
        value === undefined ? undefined : toText(value, start),
    },
  ],
  ['int', { parameters: ['int|float|string'], apply: toInt }],
  ['float', { parameters: ['int|float|string'], apply: toFloat }],
  [
    'path',
    {
      parameters: ['string'],
      apply: ([text]: readonly RulesValue[], start: number) =>
        typeof text === 'string' ? toPath(text, start) : undefined,
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
    : unsupported(`string(${typeName(value)})`, signaturesOf('string', [TEXTABLE]), start);
}

function toPath(text: string, start: number): Outcome {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  if (text === '') {
    return new Failure('Empty Path Template is not allowed.', start);
  }
  return segments.includes('')
    ? new Failure(`Invalid Path Template ${text}. Empty segment is not allowed.`, start)
    : new RulesPath(segments);
}

function toInt([value]: readonly RulesValue[], start: number): Outcome | undefined {
  if (typeof value === 'bigint') {
    return value;
  }
  if (value instanceof RulesFloat) {
    return saturated(Math.trunc(value.value));
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
  return new Failure(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`,
    start,
  );
}
