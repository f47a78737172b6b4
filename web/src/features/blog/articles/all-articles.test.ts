import { describe, expect, it } from 'vitest';
import { ARTICLES } from './all-articles.ts';

describe('the articles', () => {
  // Specification 2. `/blog`: four articles
  it('are four, each with an address of its own', () => {
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(4);
  });

  it.each(ARTICLES.map((article) => [article.title, article] as const))(
    '“%s” is worth a read',
    (_title, article) => {
      const words = article.sections
        .flatMap(({ paragraphs }) => paragraphs)
        .join(' ')
        .split(/\s+/);
      expect(words.length).toBeGreaterThan(230);
      expect(words.length).toBeLessThan(420);
    },
  );
});
