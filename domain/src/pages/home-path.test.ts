import { expect, it } from 'vitest';
import { LANGUAGES } from '../base/locale/languages.ts';
import { paths } from '../base/paths.ts';
import { localizedPath, readAddress } from './addresses.ts';
import { homePathIn, isHomePath } from './home-path.ts';

const home = paths.home.path;

it('is the home page where the address says so', () => {
  const tags = [...LANGUAGES, 'xx'].flatMap((tag) => [
    `/${tag}`,
    `/${tag}/`,
    `/${tag}/blog`,
    `/${tag}${tag}`,
  ]);
  const found = [home, '', '/blog', '/dashboard', ...tags].map((path) => [path, isHomePath(path)]);
  expect(found).toEqual(found.map(([path]) => [path, readAddress(String(path)).path === home]));
  expect(found.filter(([, is]) => is)).toHaveLength(1 + 2 * LANGUAGES.length);
});

it.each(LANGUAGES)('stands in %s where other pages lead to it', (language) => {
  expect(homePathIn(language)).toBe(localizedPath(home, language));
});
