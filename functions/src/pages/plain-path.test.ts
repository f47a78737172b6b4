import { expect, it } from 'vitest';
import { plainPath } from './plain-path.ts';

it.each([
  ['/ads/city-bike', '/ads/city-bike'],
  ['/ads/city%2Dbike', '/ads/city-bike'],
  ['/ads/%63ity%2dbike', '/ads/city-bike'],
  ['/ads%2Fcity-bike', '/ads%2Fcity-bike'],
  ['/ads/100%', '/ads/100%'],
  ['/ads/%ff', '/ads/%ff'],
])('%s names the page %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
