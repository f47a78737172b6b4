import { filesOf, readCatalog } from '@thriftline/texts/catalogs';

const texts = new Map(
  filesOf('ar')
    .flatMap((file) => [...readCatalog(file).values()])
    .map(({ message, translation }) => [message, translation]),
);

/** What a text of the shop is in Arabic, by its English. Throws where no catalog has it. */
export function inArabic(english: string): string {
  const text = texts.get(english);
  if (!text) throw new Error(`No catalog has “${english}”`);
  return text;
}

/** The same for what may be no text of the shop's, but a name: that stays as it is. */
export const knownInArabic = (english: string) => texts.get(english) || english;

/** The same for a text with a value at its end: what begins as it does. */
export const beginsInArabic = (english: string) => new RegExp(`^${inArabic(english).split('{')[0]?.trim()}`);
