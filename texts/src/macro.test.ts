import { describe, expect, it } from 'vitest';
import { compiled, isolated } from '../build/compile.mjs';
import { withoutMacros } from '../build/macro.mjs';
import { pseudo } from '../build/pseudo.mjs';

const T = "import { msg, plural, t } from '@lingui/core/macro';\n";

describe('the macros of a source', () => {
  it('become calls with their English compiled, and nothing for translators', async () => {
    const { code } =
      (await withoutMacros(
        `${T}export const f = (n: number) => t({ message: plural(n, { one: '# day', other: '# days' }), comment: 'Left' });`,
        'a.ts',
      )) ?? {};
    expect(code?.replace(/\s+/g, ' ')).toContain(
      'message: [["n", "plural", { one: ["#", " day"], other: ["#", " days"] }]]',
    );
    expect(code).toMatch(/import \{ i18n as \w+ \} from "@thriftline\/domain\/base\/locale\/i18n"/);
    expect(code).not.toContain('Left');
  });

  it.each([
    ['const A = t`Once`;', 't'],
    ['export const A = { label: t`Once` };', 't'],
    ["const A = plural(3, { one: '# day', other: '# days' });", 'plural'],
  ])('may look nothing up while the module is loaded: %s', async (line, name) => {
    await expect(withoutMacros(T + line, 'a.ts')).rejects.toThrow(
      `${name} looks a text up while the module is loaded`,
    );
  });

  it.each([
    'export const A = msg`Later`;',
    "export const A = msg({ message: plural(3, { one: '# day', other: '# days' }) });",
    'export const a = () => t`Now`;',
  ])('may name a text there: %s', async (line) => {
    expect(await withoutMacros(T + line, 'a.ts')).toBeDefined();
  });

  it('are none where none are imported', async () => {
    expect(await withoutMacros('export const t = 1;', 'a.ts')).toBeUndefined();
  });
});

it('the pseudo-language changes every word, and leaves arguments and elements alone', () => {
  expect(pseudo(compiled('Sold to <0>{name}</0>, {n, plural, one {# day} other {# days}} ago'))).toEqual([
    '[',
    'Śóĺď ţó <0>',
    ['name'],
    '</0>, ',
    ['n', 'plural', { one: ['#', ' ďáý'], other: ['#', ' ďáýś'] }],
    ' áĝó',
    expect.stringMatching(/^~[~ ]{7,}$/),
    ']',
  ]);
});

it('names and prices in a text that begins on the right are isolated', () => {
  expect(isolated(compiled('إلى {name}'))).toEqual(['إلى ', '\u2068', ['name'], '\u2069']);
});
