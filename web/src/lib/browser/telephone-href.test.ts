import { expect, it } from 'vitest';
import { telephoneHref } from './telephone-href.ts';

it('dials a number from anywhere', () => {
  expect(telephoneHref('+44 (0)113 496-0000')).toBe('tel:+441134960000');
  expect(telephoneHref('555 0100')).toBe('tel:+15550100');
});
