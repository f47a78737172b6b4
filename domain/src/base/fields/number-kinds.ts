import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { currencySigns } from '../locale/currency-sign.ts';
import { LOCALES, perLocale } from '../locale/locale.ts';
import { CURRENCY_CODE, currencySign, formatPrice, PRICE_DECIMALS } from '../money.ts';
import { type NumberShape, readTypedNumber } from './typed-number.ts';

/** A kind of number that is asked for: how it may be typed, and how it is read back. */
export interface NumberKind extends NumberShape {
  /** For people: `$12.50`, `5%`, `2022`. */
  write: (value: number) => string;
}

let signs: readonly string[] | undefined;

/** An amount in the shop's currency. */
export const AMOUNT: NumberKind = {
  decimals: PRICE_DECIMALS,
  get signs() {
    signs ??= currencySigns(LOCALES);
    return signs;
  },
  write: (value) => (value < 0 ? `-${formatPrice(-value)}` : formatPrice(value)),
};

/** Per cent, with so many decimals at most. */
export function percent(decimals: number): NumberKind {
  const format = perLocale(
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }),
  );
  return { decimals, signs: ['%', '٪'], write: (value) => format().format(value / 100) };
}

/** A number in steps of so much: years, pieces. A year has no groups, so none is written with them. */
export function steps(step: number): NumberKind {
  const [, decimals = ''] = String(step).split('.');
  return { decimals: decimals.length, write: String };
}

/** A sign of money, or a word that stands for one beside an amount: `€`, `CHF`, `kr`, `C$`. */
const OTHER_CURRENCY = /\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|kr|zł|kč|ft|lei|лв|грн|руб|sfr|fr|rs|rm)(?!\p{L})/iu;

/** The one number that was typed; undefined for nothing, for what may be two, and for what is none. */
export function typedValue(typed: string | number | null | undefined, kind: NumberKind): number | undefined {
  if (typeof typed === 'number') return typed;
  const read = readTypedNumber(typed ?? '', kind);
  return read.kind === 'number' ? read.value : undefined;
}

/** The question that a number asks which may be two: `Is it $1,200 or $1.20?` */
export function whichNumber(values: readonly [number, number], { write }: NumberKind): MessageDescriptor {
  const [one, other] = [write(values[0]), write(values[1])];
  return msg`Is it ${one} or ${other}?`;
}

function notInCurrency(typed: string): MessageDescriptor {
  const currency = CURRENCY_CODE;
  const { sign } = currencySign();
  return msg`“${typed}” is not in ${currency}: enter the price in ${sign}`;
}

/** What is wrong with a text that is not one number. */
export function typedFault(typed: unknown, kind: NumberKind): MessageDescriptor {
  const text = typeof typed === 'string' ? typed : '';
  const read = readTypedNumber(text, kind);
  if (read.kind === 'either') return whichNumber(read.values, kind);
  const bare = text.replace(OTHER_CURRENCY, '');
  const isForeign = kind === AMOUNT && bare !== text && readTypedNumber(bare, kind).kind !== 'none';
  return isForeign ? notInCurrency(text.trim()) : msg`Must be a number`;
}
