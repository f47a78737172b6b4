import { msg, plural } from '@lingui/core/macro';
import { mixed, number, string } from 'yup';
import { isPrice } from '../is-price.ts';
import { fromCents, PRICE_STEP, toCents } from '../money.ts';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '../price-bounds.ts';
import { FIELD_REQUIRED, PHOTO_REQUIRED } from '../texts/specified-messages.ts';
import { centsValue, priceValue } from '../texts/values.ts';
import { EMAIL_PATTERN, LONG_EMAIL, MAX_EMAIL, NO_EMAIL } from './email-address.ts';
import { AMOUNT, type NumberKind, steps, typedFault, typedValue } from './number-kinds.ts';
import { GOOGLE_PHOTO_PATTERN, PICTURE_ADDRESS_PATTERN } from './picture-address.ts';
import { plainDigits, readTypedNumber } from './typed-number.ts';

/**
 * Characters as people count them: code points. Limits from above go by `length` instead, UTF-16 units, as the security
 * rules and browsers do.
 */
export function characters(value: string): number {
  return [...value].length;
}

/**
 * Control characters, such as NUL, tab and line breaks, and marks that turn around the letters after them, so that a text
 * is read as another; and all of them but those that lay out a longer text.
 */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const CONTROL_IN_LINES = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** What is seen: no spaces, format characters, marks without a letter, or fillers. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u;

/** What is said of a text with a control character. */
export const UNPRINTABLE = msg`Must not contain control characters`;

/** What is said of what is no text, and of one that is too short or too long. */
const NO_TEXT = msg`Must be a text`;
const atLeast = (min: number) =>
  msg({
    message: plural(min, { one: `At least ${min} character`, other: `At least ${min} characters` }),
  });
export const atMost = (max: number) =>
  msg({ message: plural(max, { one: `At most ${max} character`, other: `At most ${max} characters` }) });

/** False for a text with a control character; where a text may have `lines`, tabs and line breaks are none. */
export function isPrintable(value: string | undefined, lines = false): boolean {
  return value === undefined || !(lines ? CONTROL_IN_LINES : CONTROL).test(value);
}

/**
 * A required text that is not blank, at most `max` characters long and, when asked, at least `min` (trimmed). It is one
 * line unless it may have `lines`.
 */
export function text({ min = 1, max, lines = false }: { min?: number; max: number; lines?: boolean }) {
  return string()
    .typeError(NO_TEXT)
    .required(FIELD_REQUIRED)
    .test('not-blank', FIELD_REQUIRED, (value) => value === undefined || VISIBLE.test(value))
    .test(
      'min-characters',
      atLeast(min),
      (value) => value === undefined || value.trim() === '' || characters(value.trim()) >= min,
    )
    .test('max-characters', atMost(max), (value) => value === undefined || value.length <= max)
    .test('printable', UNPRINTABLE, (value) => isPrintable(value, lines))
    .meta({ minLength: min, maxLength: max });
}

/** A text that may be missing or empty; one line unless it may have `lines`. */
export function optionalText({ max, lines = false }: { max: number; lines?: boolean }) {
  return string()
    .typeError(NO_TEXT)
    .test('max-characters', atMost(max), (value) => value === undefined || value.length <= max)
    .test('printable', UNPRINTABLE, (value) => isPrintable(value, lines))
    .meta({ maxLength: max });
}

/**
 * A number as a form or a file has it: a text that typed-number.ts reads, nothing of it counting as missing. What comes from a
 * program is checked strictly, so there a text is no number.
 */
export function typedNumber(kind: NumberKind) {
  return number()
    .transform((value: number | undefined, original: unknown) => {
      if (typeof original !== 'string') return value;
      return readTypedNumber(original, kind).kind === 'empty'
        ? undefined
        : (typedValue(original, kind) ?? Number.NaN);
    })
    .typeError(({ originalValue }) => typedFault(originalValue, kind));
}

interface NumberBounds {
  min: number;
  max: number;
  step: number;
  /** It is a year, and none that is to come. */
  past?: boolean;
  /** What it is, where it is more than a number in such steps. */
  as?: NumberKind;
}

/**
 * A required number between two bounds, both allowed, in whole steps of `step`: 1, or a fraction that has an exact binary
 * form. An empty form field counts as missing.
 */
export function numberBetween({ min, max, step, past = false, as = steps(step) }: NumberBounds) {
  return typedNumber(as)
    .required(FIELD_REQUIRED)
    .min(min, msg`Must be ${min} or more`)
    .max(max, msg`Must be ${max} or less`)
    .test(
      'step',
      step === 1 ? msg`Must be a whole number` : msg`Must be a multiple of ${step}`,
      (value) => value === undefined || Number.isInteger(value / step),
    )
    .test(
      'past',
      msg`Must not be in the future`,
      (value) => !past || value === undefined || value <= new Date().getUTCFullYear(),
    )
    .meta({ multipleOf: step });
}

/** Whether prices are in hundredths, which people call cents. */
const HAS_CENTS = PRICE_STEP === 0.01;

function priceFault() {
  const [least, most, step] = [
    centsValue(MIN_PRICE_CENTS),
    centsValue(MAX_PRICE_CENTS),
    priceValue(PRICE_STEP),
  ];
  return HAS_CENTS
    ? msg`A price between ${least} and ${most}, in whole cents`
    : msg`A price between ${least} and ${most}, in steps of ${step}`;
}

function costFault(maxCents: number) {
  const [most, step] = [centsValue(maxCents), priceValue(PRICE_STEP)];
  return HAS_CENTS
    ? msg`Between 0 and ${most}, in whole cents`
    : msg`Between 0 and ${most}, in steps of ${step}`;
}

/** A required price: whole cents within the bounds of price-bounds.ts. */
export function price() {
  return typedNumber(AMOUNT)
    .required(FIELD_REQUIRED)
    .test('price', priceFault(), (value) => value === undefined || isPrice(value))
    .meta({ minimum: fromCents(MIN_PRICE_CENTS), maximum: fromCents(MAX_PRICE_CENTS) });
}

/** A required cost, which may be nothing: whole cents up to `maxCents`. */
export function cost(maxCents: number) {
  return typedNumber(AMOUNT)
    .required(FIELD_REQUIRED)
    .test(
      'cost',
      costFault(maxCents),
      (value) => value === undefined || (toCents(value) ?? maxCents + 1) <= maxCents,
    )
    .meta({ minimum: 0, maximum: fromCents(maxCents) });
}

/** What a telephone number may look like: digits with the usual separators, 5 to 20 characters. */
export const MOBILE_PATTERN = '^[+]?[0-9\\(][0-9 ()./-]{3,18}[0-9]$';

/**
 * A telephone number as it is stored, of what was typed or pasted: plain spaces, hyphens and digits for all of their kinds, and
 * none of the marks that are not seen, which come along from contacts and web pages. All else stays, to be told of.
 */
export function tidyMobile(typed: string): string {
  return plainDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/** A telephone number, where there is one. */
export function optionalMobile() {
  return string().typeError(NO_TEXT).matches(new RegExp(MOBILE_PATTERN), {
    message: msg`A phone number: 5 to 20 digits, spaces, + ( ) - . /`,
  });
}

/** A required telephone number. */
export function mobile() {
  return optionalMobile().required(FIELD_REQUIRED);
}

/** Longest address of a picture. */
export const MAX_URL = 2048;

/** A required e-mail address. */
export function email() {
  return string()
    .typeError(NO_TEXT)
    .required(FIELD_REQUIRED)
    .max(MAX_EMAIL, LONG_EMAIL)
    .matches(EMAIL_PATTERN, { message: NO_EMAIL });
}

/** What the address of a picture looks like. */
export const URL_PATTERN = '^https?://[^\\s<>"]+$';

/** The address of a picture as a booking or wish copies it: what may be copied is what the product has. */
export function imageUrl() {
  return string()
    .typeError(NO_TEXT)
    .required(PHOTO_REQUIRED)
    .max(MAX_URL, atMost(MAX_URL))
    .matches(new RegExp(URL_PATTERN), { message: msg`The http(s) address of a photo` });
}

/** The address of a picture that was uploaded to this shop. */
export function pictureAddress() {
  return string()
    .typeError(NO_TEXT)
    .required(PHOTO_REQUIRED)
    .matches(new RegExp(PICTURE_ADDRESS_PATTERN), { message: msg`The address of a photo uploaded here` });
}

/** The address of a person's photo: uploaded here, or that of their Google account. */
export function photoAddress() {
  return string()
    .typeError(NO_TEXT)
    .required(PHOTO_REQUIRED)
    .matches(new RegExp(`${PICTURE_ADDRESS_PATTERN}|${GOOGLE_PHOTO_PATTERN}`), {
      message: msg`The address of a photo uploaded here, or of a Google account’s photo`,
    });
}

/** An ISO 8601 instant in UTC as `Date.toISOString` writes it. */
export const UTC_DATE_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$';

/** A required ISO 8601 text. */
export function utcDate() {
  return string()
    .typeError(NO_TEXT)
    .required(FIELD_REQUIRED)
    .matches(new RegExp(UTC_DATE_PATTERN), { message: msg`A time like 2026-01-31T12:00:00.000Z` });
}

/** Longest document id the product makes or accepts; ids are letters, digits, - and _. */
export const MAX_ID = 128;
export const ID_PATTERN = '^[A-Za-z0-9_-]{1,128}$';

/** A required document id. */
export function id() {
  return string()
    .typeError(NO_TEXT)
    .required(FIELD_REQUIRED)
    .matches(new RegExp(ID_PATTERN), { message: msg`An id: letters, digits, - and _` });
}

/** A flag that only functions may set: from anyone else it is absent or false. */
export function unsetFlag() {
  return mixed<false>()
    .test('unset', msg`Only the payment sets this`, (value) => value === undefined || value === false)
    .meta({ const: false });
}
