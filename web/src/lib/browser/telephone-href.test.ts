import { expect, it } from 'vitest';
import { telephoneHref } from './telephone-href.ts';

it('keeps the digits and the plus of a number', () => {
  expect(telephoneHref('+44 (0)113 496-0000')).toBe('tel:+4401134960000');
});
