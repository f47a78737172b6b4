/** What a message may hold by which people are led away from the shop. */
export type ContactData = 'telephone' | 'email' | 'link';

const EMAIL = /[^\s@,;:()<>"]+(?:@|\s?[([]at[)\]]\s?)[^\s@,;:()<>"]+(?:\.|\s?[([]dot[)\]]\s?)\p{L}{2,}/iu;
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|info|io|me|shop|co|uk|de|fr|it|es|nl|ru|cn|link|app)\b/i;
/** Digits with what stands between them in telephone numbers. A price, a year or a measure has fewer. */
const DIGITS = /(?<![\p{L}\d])\+?\d(?:[\s().\u00a0/-]{0,3}\d){7,14}(?![\p{L}\d])/gu;

/** A date, or a span of years, which is written in as many digits. */
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}\s?-\s?\d{4})$/;

function hasTelephone(text: string): boolean {
  return [...text.matchAll(DIGITS)].some(([found]) => !DATE.test(found.trim()));
}

/**
 * The kinds of contact data that a text seems to hold, of which people are warned. It finds what is written as usual, with the
 * digits of any script as their own; who hides a number in words is not found, nor refused.
 */
export function findContactData(text: string): ContactData[] {
  const plain = text.normalize('NFKC');
  const email = EMAIL.test(plain);
  const rest = plain.replace(new RegExp(EMAIL, 'giu'), ' ');
  return [
    ...(hasTelephone(rest) ? (['telephone'] as const) : []),
    ...(email ? (['email'] as const) : []),
    ...(LINK.test(rest) ? (['link'] as const) : []),
  ];
}
