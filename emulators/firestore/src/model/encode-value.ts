import { sortedEntries } from './compare.ts';
import { numericId } from './compare-paths.ts';
import type { DocumentPath } from './path.ts';
import { TYPE_ORDER } from './type-order.ts';
import type { DoubleValue, IntegerValue, Value } from './value.ts';

/**
 * Keys for sorted indexes: strings of characters 0 to 255 (bytes, really) whose plain `<` is Firestore's
 * order, and which are the same string exactly for equal values. Each code ends itself (none is the
 * beginning of another), so codes can be joined into keys of several fields.
 */
export function encodeValue(value: Value): string {
  const type = TYPE_CODES[value.kind];
  switch (value.kind) {
    case 'null':
      return type;
    case 'boolean':
      return type + (value.value ? PRESENT : END);
    case 'integer':
    case 'double':
      return type + encodeNumber(value);
    case 'timestamp':
      return type + encodeDouble(value.value.seconds) + encodeUint32(value.value.nanos);
    case 'string':
      return type + encodeText(value.value);
    case 'bytes':
      return type + terminated(Buffer.from(value.value).toString('latin1'));
    case 'reference':
      return (
        type +
        encodeText(value.database.projectId) +
        encodeText(value.database.databaseId) +
        encodePath(value.path.segments)
      );
    case 'geo':
      return type + encodeDouble(value.latitude) + encodeDouble(value.longitude);
    case 'array':
      return type + value.values.map(encodeValue).join('') + END;
    case 'vector':
      return type + encodeUint32(value.values.length) + value.values.map(encodeNumber).join('');
    case 'map':
      return type + sortedEntries(value.fields).map(encodeEntry).join('') + END;
  }
}

/** The order of all paths in one database. */
export function encodePath(segments: DocumentPath['segments']): string {
  return encodePathPrefix(segments) + END;
}

/** What the codes of all paths at or below these segments begin with. */
export function encodePathPrefix(segments: DocumentPath['segments']): string {
  return segments.map((segment) => PRESENT + encodeId(segment)).join('');
}

/** The order of ids: numeric ones before the others. */
export function encodeId(id: string): string {
  const number = numericId(id);
  return number === undefined ? PRESENT + encodeText(id) : END + encodeInt64(number);
}

/** What the codes of a type group begin with; of numbers, those that are not NaN. */
export function encodeTypePrefix(kind: Value['kind']): string {
  return TYPE_CODES[kind] + (kind === 'integer' || kind === 'double' ? PRESENT : '');
}

/** The same codes in the opposite order. */
export function invertCode(code: string): string {
  const bytes = Buffer.from(code, 'latin1');
  for (let index = 0; index < bytes.length; index++) bytes[index] = ~(bytes[index] as number);
  return bytes.toString('latin1');
}

/** Sorts after every code that begins with what stands before it. */
export const AFTER_ALL = '\u0100';

const END = '\x00';
const PRESENT = '\x01';
const ESCAPED_ZERO = '\x00\xff';
const TERMINATOR = '\x00\x01';
const PLAIN_TEXT = /^[ -~]*$/;

const TYPE_CODES = Object.fromEntries(
  Object.entries(TYPE_ORDER).map(([kind, order]) => [kind, String.fromCharCode(order)]),
) as Record<Value['kind'], string>;

function encodeEntry([key, value]: [string, Value]): string {
  return PRESENT + encodeText(key) + encodeValue(value);
}

function encodeText(text: string): string {
  return PLAIN_TEXT.test(text) ? text + TERMINATOR : terminated(Buffer.from(text, 'utf8').toString('latin1'));
}

function terminated(bytes: string): string {
  return bytes.replaceAll(END, ESCAPED_ZERO) + TERMINATOR;
}

const scratch = Buffer.alloc(8);

/** NaN, or the nearest double not above the number and how far the number is above that double. */
function encodeNumber(value: IntegerValue | DoubleValue): string {
  if (value.kind === 'double') {
    return Number.isNaN(value.value) ? END : PRESENT + encodeDouble(value.value) + NO_REMAINDER;
  }
  const nearest = Number(value.value);
  if (Number.isSafeInteger(nearest)) return PRESENT + encodeDouble(nearest) + NO_REMAINDER;
  const floor = BigInt(nearest) > value.value ? nextDown(nearest) : nearest;
  // Doubles in the int64 range are at most 2^10 apart.
  const remainder = Number(value.value - BigInt(floor));
  return PRESENT + encodeDouble(floor) + String.fromCharCode(remainder >> 8, remainder & 0xff);
}

const NO_REMAINDER = '\x00\x00';

function nextDown(double: number): number {
  scratch.writeDoubleBE(double);
  scratch.writeBigInt64BE(scratch.readBigInt64BE() + (double > 0 ? -1n : 1n));
  return scratch.readDoubleBE();
}

/** IEEE 754 bits with the sign flipped, or all bits when negative: their byte order is the numbers'. */
function encodeDouble(double: number): string {
  // Adding zero turns -0 into 0.
  scratch.writeDoubleBE(double + 0);
  if ((scratch[0] as number) & 0x80) return invertCode(scratch.toString('latin1'));
  scratch[0] = (scratch[0] as number) | 0x80;
  return scratch.toString('latin1');
}

function encodeInt64(number: bigint): string {
  scratch.writeBigUInt64BE(number + 2n ** 63n);
  return scratch.toString('latin1');
}

function encodeUint32(number: number): string {
  scratch.writeUInt32BE(number);
  return scratch.toString('latin1', 0, 4);
}
