import { expect, it } from 'vitest';
import { pageTitle } from './site.ts';

it('names the page, and the site after it', () => {
  expect(pageTitle('Oak chair')).toBe('Oak chair - Thriftline');
});
