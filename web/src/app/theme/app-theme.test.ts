import { expect, it } from 'vitest';
import { appTheme } from './app-theme.ts';

it('a layout changes with the window counted in letters', () => {
  expect(appTheme.breakpoints.up('lg')).toBe('@media (min-width:75em)');
  expect(appTheme.breakpoints.down('lg')).toBe('@media (max-width:74.99em)');
  expect(appTheme.breakpoints.up('sm')).toBe('@media (min-width:37.5em)');
});
