import { describe, expect, it } from 'vitest';
import { CATALOGS, readCatalog } from '../build/catalogs.mjs';
import { GLOSSARY, SPELLING } from './glossary.ts';
import { catalogPaths } from './plan-catalogs.ts';

/** A text without the names of its arguments, which are in English: what stands in its cases stays. */
function withoutArguments(text: string): string {
  return text.replace(/\{(\w+), (?:plural|select),/g, '{').replace(/\{\w+\}/g, '{x}');
}

interface Translated {
  english: string;
  translation: string;
}

function textsOf(language: string): Translated[] {
  return catalogPaths([language], CATALOGS).flatMap((path) =>
    [...readCatalog(CATALOGS + path).values()].map(({ message, translation }) => ({
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

  it.each(Object.entries(SPELLING[language]))('are spelled right: %s', (_, wrong) => {
    expect(texts.filter(({ translation }) => wrong.test(withoutArguments(translation)))).toEqual([]);
  });
});
