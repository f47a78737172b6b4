import { describe, expect, it } from 'vitest';
import { CATALOGS, readCatalog } from '../build/catalogs.mjs';
import { GLOSSARY, SPELLING } from './glossary.ts';
import { catalogPaths } from './plan-catalogs.ts';

/** A text without the names of its arguments, which are in English: what stands in its cases stays. */
function withoutArguments(text: string): string {
  return text.replace(/\{(\w+), (?:plural|select),/g, '{').replace(/\{\w+\}/g, '{x}');
}

/** Pages whose titles other texts say: the title, the catalog that it is in, and how English says it elsewhere. */
const NAMED_PAGES: readonly (readonly [title: string, concern: string, named: RegExp])[] = [
  ['Contact', 'settings', /the Contact page/],
  ['My Orders', 'layouts', /\b(?:[iu]n(?:der)?|see|open) My Orders\b/i],
  ['My Products', 'layouts', /\b(?:[iu]n(?:der)?|view|open|check) My Products\b/i],
  ['Payouts', 'layouts', /\bunder Payouts\b/],
  ['Payments', 'layouts', /\b(?:under|open) Payments\b/i],
  ['Accounting', 'layouts', /\b(?:under|open) Accounting\b/i],
  ['Notifications', 'layouts', /\b[iu]n(?:der)? Notifications\b/],
];

interface Translated {
  concern: string;
  english: string;
  translation: string;
}

function textsOf(language: string): Translated[] {
  return catalogPaths([language], CATALOGS).flatMap((path) =>
    [...readCatalog(CATALOGS + path).values()].map(({ message, translation }) => ({
      concern: path.split('/')[0] ?? '',
      english: withoutArguments(message),
      translation,
    })),
  );
}

describe.each(['de', 'ar'] as const)('the catalogs in %s', (language) => {
  const texts = textsOf(language);

  it.each(GLOSSARY.map((term) => [String(term.english), term] as const))(
    'say %s with one word',
    (_, term) => {
      const { say } = term[language];
      const own = texts.filter(({ english }) => term.english.test(english));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter(({ translation }) => !say.test(translation))).toEqual([]);
    },
  );

  it.each(
    GLOSSARY.flatMap((term) => term[language].never ?? []).map((never) => [String(never), never] as const),
  )('have nothing like %s', (_, never) => {
    expect(texts.filter(({ translation }) => never.test(translation))).toEqual([]);
  });

  it.each(NAMED_PAGES)('call the page %s in other texts as it is called', (title, concern, named) => {
    const name = texts.find((one) => one.english === title && one.concern === concern)?.translation ?? '';
    expect(name).not.toBe('');
    const own = texts.filter(({ english }) => english !== title && named.test(english));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ translation }) => !translation.includes(name))).toEqual([]);
  });

  it.each(Object.entries(SPELLING[language]))('are spelled right: %s', (_, wrong) => {
    expect(texts.filter(({ translation }) => wrong.test(withoutArguments(translation)))).toEqual([]);
  });
});
