import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fillLanguage } from './fill-language.ts';

const page = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8');
const TAGS = ['<link rel="canonical" href="https://shop.example/ar/$&" />'];
const arabic = { language: 'ar', tags: TAGS, description: '"$&" <b>', scripts: ['/assets/ar-1.js'] } as const;

it('a page is of its language, and its scripts are on their way', () => {
  const filled = fillLanguage(page, arabic);
  expect(filled).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
  expect(filled).toContain('content="&quot;$&amp;&quot; &lt;b&gt;"');
  expect(filled).toContain('<link rel="modulepreload" crossorigin href="/assets/ar-1.js">');
});

it('the addresses are there before the first script goes by them', () => {
  const filled = fillLanguage(page, arabic);
  const at = filled.indexOf(TAGS.join());
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(filled.indexOf('<script'));
});

it('a page that names its scripts names those of its language, too', () => {
  const named = page.replace('<script', '<meta name="scripts" content="/assets/a.js /assets/b.js"><script');
  const filled = fillLanguage(named, arabic);
  expect(filled).toContain('name="scripts" content="/assets/a.js /assets/b.js /assets/ar-1.js"');
  expect(filled).not.toContain('modulepreload');
});

it('in the language that it was built in it only gets the tags', () => {
  const filled = fillLanguage(page, { ...arabic, language: 'en' });
  expect(filled.replace(TAGS.join(), '')).toBe(page);
});

it('refuses what is no built page', () => {
  expect(() => fillLanguage('<html><script src=', arabic)).toThrow('language');
});
