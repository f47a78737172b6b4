import { CURRENCY } from '../locale/format-money.ts';
import type { Text, WrittenValue } from './text.ts';

/** A value of a text that is written where the text is worded, as its reader writes. What it holds matters there alone. */
export type TextValue = { readonly kind: WrittenValue['kind'] };

const value = (written: WrittenValue): TextValue => written;

/** A stored price in a text: 45.5 is read as `$45.50`, by a German as `45,50 $`. */
export const priceValue = (price: number) => value({ kind: 'price', value: price });

/** Cents in a text: 4550 is read as `$45.50`. */
export const centsValue = (cents: number, currency: string = CURRENCY) =>
  value({ kind: 'cents', value: cents, currency });

/** A day in a text, by a moment of it in milliseconds since 1970: `Jan 31, 2026`. */
export const dayValue = (ms: number) => value({ kind: 'day', value: ms });

/** A text in a text: a label, or what is wrong. */
export const textValue = (text: Text) => value({ kind: 'text', text });

/** Things in a text of which one is meant: `a or b`. */
export const eitherValue = (of: readonly Text[]) => value({ kind: 'either', of });

/** Several things in a text: `a; b; c`. */
export const listValue = (of: readonly Text[]) => value({ kind: 'list', of });
