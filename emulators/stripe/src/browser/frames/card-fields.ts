import { brandRuleOf, groupDigits, passesLuhn } from '../../model/card-number.ts';

/** What is wrong with a field, as the card Element tells it. */
export interface FieldError {
  code: string;
  message: string;
}

/** What a field's text amounts to. */
export interface FieldState {
  empty: boolean;
  complete: boolean;
  /** Wrong whatever comes next. */
  invalid?: FieldError;
  /** What to say when it is left, or sent, unfinished. */
  incomplete: FieldError;
}

/** The fields of a card Element, in order. */
export const FIELD_NAMES = ['cardnumber', 'exp-date', 'cvc', 'postal'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

const INCOMPLETE: Readonly<Record<FieldName, FieldError>> = {
  cardnumber: { code: 'incomplete_number', message: 'Your card number is incomplete.' },
  'exp-date': { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." },
  cvc: { code: 'incomplete_cvc', message: "Your card's security code is incomplete." },
  postal: { code: 'incomplete_zip', message: 'Your postal code is incomplete.' },
};

const MAX_YEARS_AHEAD = 50;
const ZIP_LENGTH = 5;

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `4242424` becomes `4242 424`; digits too many for the brand are dropped. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  return groupDigits(digits.slice(0, Math.max(...brandRuleOf(digits).lengths)));
}

/** `1`, `12`, `1225`, `1/25` and `12/2025` become `1`, `12 / `, `12 / 25`, `01 / 25` and `12 / 25`. */
export function formatExpiry(text: string, { deleting = false } = {}): string {
  const [beforeSlash = '', afterSlash] = text.split('/');
  let month = digitsOf(beforeSlash);
  let year = digitsOf(afterSlash ?? '');
  if (afterSlash === undefined) {
    const monthLength = /^[2-9]/.test(month) ? 1 : 2;
    year = month.slice(monthLength);
    month = month.slice(0, monthLength);
  } else {
    year = month.slice(2) + year;
    month = month.slice(0, 2);
  }
  const finished = month.length === 2 || /^[2-9]$/.test(month) || (afterSlash !== undefined && month === '1');
  if (!finished) return month;
  if (deleting && year === '') return month;
  if (year.length === 4 && year.startsWith('20')) year = year.slice(2);
  return `${month.padStart(2, '0')} / ${year.slice(0, 2)}`;
}

/** Digits of a security code, as many as the card's brand has. */
export function formatCvc(text: string, cardNumber: string): string {
  return digitsOf(text).slice(0, brandRuleOf(digitsOf(cardNumber)).cvcLength);
}

/** A ZIP code of five digits. */
export function formatPostal(text: string): string {
  return digitsOf(text).slice(0, ZIP_LENGTH);
}

/** Month and year of a finished expiration date. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

function checkNumber(text: string): { complete: boolean; invalid?: FieldError } {
  const digits = digitsOf(text);
  const { lengths } = brandRuleOf(digits);
  if (lengths.includes(digits.length) && passesLuhn(digits)) return { complete: true };
  const invalid = { code: 'invalid_number', message: 'Your card number is invalid.' };
  return digits.length >= Math.max(...lengths) ? { complete: false, invalid } : { complete: false };
}

function checkExpiry(text: string, now: Date): { complete: boolean; invalid?: FieldError } {
  const refuse = (code: string, message: string) => ({ complete: false, invalid: { code, message } });
  const monthText = /^(\d\d)/.exec(text)?.[1];
  if (monthText !== undefined && (Number(monthText) < 1 || Number(monthText) > 12)) {
    return refuse('invalid_expiry_month', "Your card's expiration date is invalid.");
  }
  const date = readExpiry(text);
  if (date === undefined) return { complete: false };
  const year = now.getFullYear();
  if (date.year < year) {
    return refuse('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (date.year > year + MAX_YEARS_AHEAD) {
    return refuse('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (date.year === year && date.month < now.getMonth() + 1) {
    return refuse('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return { complete: true };
}

/** What the field's text amounts to. `cardNumber` tells how long a security code is. */
export function checkField(
  name: FieldName,
  text: string,
  { cardNumber, now }: { cardNumber: string; now: Date },
): FieldState {
  const basis = { empty: text === '', incomplete: INCOMPLETE[name] };
  switch (name) {
    case 'cardnumber':
      return { ...basis, ...checkNumber(text) };
    case 'exp-date':
      return { ...basis, ...checkExpiry(text, now) };
    case 'cvc':
      return { ...basis, complete: text.length === brandRuleOf(digitsOf(cardNumber)).cvcLength };
    case 'postal':
      return { ...basis, complete: text.length === ZIP_LENGTH };
  }
}
