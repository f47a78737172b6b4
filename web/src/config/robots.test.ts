import { describe, expect, it } from 'vitest';
import { robotsText } from './robots.ts';

describe('robotsText', () => {
  it('names the sitemap by its absolute address', () => {
    const own = { VITE_SITE_ORIGIN: 'https://shop.example/', VITE_FIREBASE_PROJECT_ID: 'shop' };
    expect(robotsText(own)).toMatch(/^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m);
    expect(robotsText({ VITE_FIREBASE_PROJECT_ID: 'shop' })).toMatch(
      /^Sitemap: https:\/\/shop\.web\.app\/sitemap\.xml$/m,
    );
  });

  it('keeps crawlers off what is not for them', () => {
    expect(robotsText({})).toBe('User-agent: *\nDisallow: /dashboard\n');
  });
});
