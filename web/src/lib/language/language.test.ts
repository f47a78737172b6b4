// @vitest-environment happy-dom
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { expect, it, vi } from 'vitest';
import { chooseLanguage, languageOfDevice, readAs } from './language.ts';

const doWithout = vi.hoisted(() => vi.fn(<T>(load: () => Promise<T>) => load()));
vi.mock('../reload/missing-chunk.ts', () => ({ doWithout }));
vi.mock('./packs/de.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it.each([
  ['that somebody chooses', () => chooseLanguage('de')],
  ['that the account has', () => readAs({ language: 'de' })],
])(
  'does without a language %s, whose texts can’t be loaded: the page stays as it is',
  async (_which, show) => {
    doWithout.mockClear();
    await expect(show()).rejects.toThrow();
    expect(doWithout).toHaveBeenCalledOnce();
    expect([currentLanguage(), document.documentElement.lang, languageOfDevice()]).toEqual(['en', '', 'en']);
  },
);
