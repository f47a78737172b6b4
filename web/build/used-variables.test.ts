import { expect, it } from 'vitest';
import { withUsedVariables } from './used-variables.ts';

const THEME = ':root{--mui-a:1px;--mui-b:calc(1px, 2px);--mui-c:#fff}body{color:var(--mui-c);}';

it('keeps the variables that a page or the theme itself reads, and no others', () => {
  expect(withUsedVariables(THEME, ['p{margin:var(--mui-b)}'])).toBe(
    ':root{--mui-b:calc(1px, 2px);--mui-c:#fff}body{color:var(--mui-c);}',
  );
});

it('finds them in scripts, too', () => {
  expect(withUsedVariables(THEME, ['const look = "var(--mui-a)"'])).toContain('--mui-a:1px');
});
