import { expect, it } from 'vitest';
import { appTheme } from './app-theme.ts';
import { MOTION_MS } from './tokens/primitives.ts';

it('a layout changes with the window counted in letters', () => {
  expect(appTheme.breakpoints.up('lg')).toBe('@media (min-width:75em)');
  expect(appTheme.breakpoints.down('lg')).toBe('@media (max-width:74.99em)');
  expect(appTheme.breakpoints.up('sm')).toBe('@media (min-width:37.5em)');
});

it('what moves in components of Material UI takes 150 to 250 ms', () => {
  const { duration } = appTheme.transitions;
  const isQuick = (ms: number) => ms >= MOTION_MS.least && ms <= MOTION_MS.most;
  expect(Object.entries(duration).filter(([, ms]) => !isQuick(ms))).toEqual([]);
});
