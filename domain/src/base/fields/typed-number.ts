/** What a typed number may look like. */
export interface NumberShape {
  /** Most decimals that say something: zeros after them do not. */
  decimals: number;
  /** Signs that may stand before or after it, in any case: `$`, `usd`, `%`. */
  signs?: readonly string[];
}

/**
 * What a text says as a number: nothing, one number, one of two numbers (`1.200` is 1200 to a German and 1.2 to an American),
 * or none. Which of the two is meant only its writer knows, so nobody guesses.
 */
export type TypedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'either'; values: readonly [number, number] }
  | { kind: 'none' };

const NONE: TypedNumber = { kind: 'none' };

/** Marks that steer the direction of text, and other format characters: nobody sees them, and copying brings them along. */
const UNSEEN = /\p{Cf}/gu;

/** What groups digits in threes wherever it stands: spaces of every width, apostrophes, the Arabic mark. */
const GROUPING = /[\p{Zs}\t'’‘ʼ′＇\u066c]/gu;

/** Groups of three digits, or Indian ones: the last of three, those before of two. */
const GROUPED = /^(?:\d{1,3}(?: \d{3})+|\d{1,2}(?: \d{2})* \d{3})$/;

/** Longer than any number that somebody means. */
const MAX_LENGTH = 60;

const DIGIT = /\p{Nd}/gu;

/** The five sets of ten that mathematicians have, which stand side by side. */
const MATH_DIGITS = { first: 0x1_d7ce, last: 0x1_d7ff };

/** The value of a decimal digit of any script: all but those sets stand apart, ten in a row from nought to nine. */
function digitValue(digit: string): string {
  const place = digit.codePointAt(0) ?? 0;
  if (place >= MATH_DIGITS.first && place <= MATH_DIGITS.last)
    return String((place - MATH_DIGITS.first) % 10);
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(place - value - 1))) value += 1;
  return String(value);
}

/** A text with plain digits for those of every script. */
export function plainDigits(text: string): string {
  return text.replaceAll(DIGIT, (digit) => (digit >= '0' && digit <= '9' ? digit : digitValue(digit)));
}

/** Full-width, Arabic and other signs as the plain ones that they stand for. */
function plainSigns(text: string): string {
  return plainDigits(text)
    .replaceAll(UNSEEN, '')
    .replaceAll(/[，،﹐]/g, ',')
    .replaceAll(/[．﹒]/g, '.')
    .replaceAll(/[−﹣－]/g, '-');
}

/** Without the signs at either end, each of them once: `$1,200`, `1200 USD`. */
function withoutSigns(text: string, signs: readonly string[]): string {
  const longest = signs.toSorted((one, other) => other.length - one.length);
  const low = text.toLowerCase();
  const before = longest.find((sign) => low.startsWith(sign.toLowerCase()));
  if (before !== undefined) return text.slice(before.length).trim();
  const after = longest.find((sign) => low.endsWith(sign.toLowerCase()));
  return after === undefined ? text : text.slice(0, -after.length).trim();
}

/** Digits before the decimals without what groups them; undefined where they are grouped as nobody does. */
function ungrouped(digits: string): string | undefined {
  if (/^\d*$/.test(digits)) return digits;
  return GROUPED.test(digits) ? digits.replaceAll(' ', '') : undefined;
}

/** A number of digits before and after the decimal sign; undefined for what is none, or has more decimals than may be. */
function numberOf(whole: string, fraction: string, { decimals }: NumberShape): number | undefined {
  const digits = ungrouped(whole);
  if (digits === undefined || (digits === '' && fraction === '') || !/^\d*$/.test(fraction)) return undefined;
  if (fraction.slice(decimals).replaceAll('0', '') !== '') return undefined;
  return Number(`${digits || '0'}.${fraction || '0'}`);
}

/** The numbers that digits with points and commas may be. */
function readingsOf(digits: string, shape: NumberShape): (number | undefined)[] {
  const signs = digits.replaceAll(/[^.,]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const [whole, fraction] = [digits.slice(0, last), digits.slice(last + 1)];
  if (signs === '') return [numberOf(digits, '', shape)];
  const grouped = () => numberOf(digits.replaceAll(/[.,]/g, ' '), '', shape);
  const decimal = () => numberOf(whole.replaceAll(/[.,]/g, ' '), fraction, shape);
  // `1.200.000`: a decimal sign stands once.
  if (signs.length > 1 && new Set(signs).size === 1) return [grouped()];
  // `1,200.50`: what comes last is the decimal sign, and the other groups. `1,200.500.00` is no number.
  if (signs.length > 1) {
    const groups = new Set(signs.slice(0, -1));
    return groups.size === 1 && !groups.has(signs.slice(-1)) ? [decimal()] : [];
  }
  // `1 200,500` has its groups already. `0.500` and `.500` begin with no group.
  return digits.includes(' ') || /^0|^[.,]/.test(digits) ? [decimal()] : [grouped(), decimal()];
}

/**
 * Reads a number as people of any country write it: `1,200.50`, `1.200,50`, `1'200.50`, `1 200,50`, `12,00,000`, with or without
 * the signs that belong to it, in the digits of any script. One rule holds for everybody: what groups does so in threes (or as
 * in India), what does not is a decimal sign, and a single point or comma before exactly three digits may be either.
 */
export function readTypedNumber(text: string, shape: NumberShape): TypedNumber {
  if (text.length > MAX_LENGTH) return NONE;
  const plain = plainSigns(text).trim();
  if (plain === '') return { kind: 'empty' };
  const [, sign = '', unsigned = ''] = /^(-?)(.*)$/su.exec(plain) ?? [];
  const bare = withoutSigns(unsigned.trim(), shape.signs ?? []);
  // The Swiss write `12.-` and `12.—` for a round sum, and a minus may follow a sign: `$-5`.
  const [, late = '', rest = ''] = /^(-?)(.*)$/su.exec(bare.replace(/(?<=\d)[.,]?[-–—]{1,2}$/u, '')) ?? [];
  if (sign !== '' && late !== '') return NONE;
  const digits = rest.trim().replaceAll('\u066b', '.').replaceAll(GROUPING, ' ');
  if (!/^[\d., ]+$/.test(digits)) return NONE;
  const isArabicDecimal = rest.includes('\u066b');
  const readings = isArabicDecimal
    ? [numberOf(digits.slice(0, digits.indexOf('.')), digits.slice(digits.indexOf('.') + 1), shape)]
    : readingsOf(digits, shape);
  const isNegative = sign !== '' || late !== '';
  const [first, second] = [
    ...new Set(readings.flatMap((one) => (one === undefined ? [] : [isNegative ? -one : one]))),
  ];
  if (first === undefined) return NONE;
  return second === undefined
    ? { kind: 'number', value: first }
    : { kind: 'either', values: [first, second] };
}
