import { DEFAULT_LANGUAGE, LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from './all-articles.ts';
import type { Article } from './article.ts';

/** Without words: the parts of an article, with how many paragraphs each has. */
const shapeOf = ({ slug, sections }: Article) => [
  slug,
  ...sections.map(({ paragraphs }) => paragraphs.length),
];

const wordsOf = ({ sections }: Article) =>
  sections
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')
    .split(/\s+/);

describe.each(LANGUAGES)('the articles in %s', (language) => {
  // Specification 2. `/blog`: four articles
  it('are four, each with an address of its own', () => {
    expect(new Set(ARTICLES[language].map(({ slug }) => slug)).size).toBe(4);
  });

  it('are whole: each has all paragraphs', () => {
    expect(ARTICLES[language].map(shapeOf)).toEqual(ARTICLES[DEFAULT_LANGUAGE].map(shapeOf));
  });

  it.each(ARTICLES[language].map((article) => [article.title, article] as const))(
    '“%s” is worth a read',
    (_title, article) => {
      const { length } = wordsOf(article);
      // Arabic says with one word what takes two or three in English.
      expect(length).toBeGreaterThan(language === 'ar' ? 150 : 230);
      expect(length).toBeLessThan(420);
    },
  );
});
