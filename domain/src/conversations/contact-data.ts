import { plainDigits } from '../base/fields/typed-number.ts';
import { MAX_MESSAGE } from './conversation.ts';

/** What a message may hold by which people are led away from the shop. */
export type ContactData = 'telephone' | 'email' | 'link';

/** Most characters that are looked at, once they are brought to one form: some become eighteen by that. */
export const MAX_LOOKED_AT = 2 * MAX_MESSAGE;

const AT = /\s?[([]at[)\]]\s?/giu;
const DOT = /\s?[([]dot[)\]]\s?/giu;
/** What may hold an address: with an `@`, and no more than a word. */
const WORD = /[^\s,;:()[\]<>"]+/gu;
/** The end of a domain, behind its first letter. */
const DOMAIN_END = /.\.\p{L}{2}/su;
/** A domain ends in small letters, or all of it is in capitals: `great.It` ends a sentence. */
const LINK =
  /\b(?:[hH][tT][tT][pP][sS]?:\/\/|[wW][wW][wW]\.)\S|[A-Za-z0-9-]\.(?:com|net|org|info|io|me|shop|co|uk|de|fr|it|es|nl|ru|cn|link|app)\b|[A-Z0-9-]\.(?:COM|NET|ORG|INFO|IO|ME|SHOP|CO|UK|DE|FR|IT|ES|NL|RU|CN|LINK|APP)\b/;
/** Digits with what stands between them in telephone numbers. A price, a year or a measure has fewer. */
const DIGITS = /(?<![\p{L}\d])\+?\d(?:[\s().\u00a0/-]{0,3}\d){7,14}(?![\p{L}\d])/gu;

/** A date, or a span of years, which is written in as many digits. */
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}\s?-\s?\d{4})$/;

function hasTelephone(text: string): boolean {
  return [...text.matchAll(DIGITS)].some(([found]) => !DATE.test(found.trim()));
}

/** Whether something stands before one of the `@`, and a domain behind it. */
function isEmail(word: string): boolean {
  return word
    .split('@')
    .some((part, index, parts) => index > 0 && parts[index - 1] !== '' && DOMAIN_END.test(part));
}

/**
 * The kinds of contact data that a text seems to hold, of which people are warned. It finds what is written as usual, with the
 * digits of any script as their own; who hides a number in words is not found, nor refused. The time it takes grows with the
 * text and no faster, whatever the text is.
 */
export function findContactData(text: string): ContactData[] {
  const usual = plainDigits(text.normalize('NFKC').slice(0, MAX_LOOKED_AT));
  const plain = usual.replace(AT, '@').replace(DOT, '.');
  const emails = (plain.match(WORD) ?? []).filter(isEmail);
  const rest = plain.replace(WORD, (word) => (isEmail(word) ? ' ' : word));
  return [
    ...(hasTelephone(rest) ? (['telephone'] as const) : []),
    ...(emails.length > 0 ? (['email'] as const) : []),
    ...(LINK.test(rest) ? (['link'] as const) : []),
  ];
}
