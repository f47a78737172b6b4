import { expect, it } from 'vitest';
import { homeOf } from './pages.ts';

it.each([
  ['/de', '/de/'],
  ['/de?utm_source=mail&q=a%20b', '/de/?utm_source=mail&q=a%20b'],
  ['/ar?', '/ar/?'],
  ['/de/', undefined],
  ['/fr', undefined],
  ['//evil.example', undefined],
  ['/de//evil.example', undefined],
])('%s is the home page at %s', (url, home) => {
  const [path = ''] = url.split('?');
  expect(homeOf({ url, path })).toBe(home);
});
