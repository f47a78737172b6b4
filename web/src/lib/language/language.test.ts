// @vitest-environment happy-dom
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { expect, it, vi } from 'vitest';
import { chooseLanguage, followAccount, languageOfDevice, readAs } from './language.ts';

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

/** Has the language that is asked for next take its time. Gives how to end that. */
function showNextLate(): () => void {
  let end: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    end = resolve;
  });
  doWithout.mockImplementationOnce(async (load) => {
    const [[shown]] = await Promise.all([Promise.allSettled([load()]), late]);
    if (shown.status === 'rejected') throw shown.reason;
    return shown.value;
  });
  return () => end();
}

/** Two choices, one right after the other; gives the first, and how to have it end now that the second is shown. */
async function chooseTwice(first: 'de' | 'en', second: 'ar') {
  const end = showNextLate();
  const choice = chooseLanguage(first);
  await chooseLanguage(second);
  return { choice, end };
}

/** What is shown once the account, which has no part in what was chosen, is read as English. */
async function shownToAccount() {
  await readAs({ language: 'en' });
  const shown = currentLanguage();
  followAccount();
  await readAs({ language: 'en' });
  return shown;
}

it.each([
  ['the account changes', () => readAs({ language: 'en' })],
  ['somebody chooses here', () => chooseLanguage('en')],
])('keeps no language of the account whose texts come after %s', async (_what, change) => {
  const end = showNextLate();
  const late = readAs({ language: 'ar' });
  await change();
  end();
  await late;
  expect(languageOfDevice()).toBe('en');
  followAccount();
});

it('keeps what is chosen while the account is read as another', async () => {
  const choice = chooseLanguage('ar');
  await Promise.all([choice, readAs({ language: 'en' })]);
  expect(languageOfDevice()).toBe('ar');
  followAccount();
  await readAs({ language: 'en' });
});

it('keeps the second of two quick choices where the first fails late', async () => {
  const { choice, end } = await chooseTwice('de', 'ar');
  end();
  await expect(choice).rejects.toThrow();
  expect(languageOfDevice()).toBe('ar');
  expect(await shownToAccount()).toBe('ar');
});

it('keeps the second of two quick choices where the first arrives late', async () => {
  const { choice, end } = await chooseTwice('en', 'ar');
  end();
  expect(await choice).toBe(false);
  expect(languageOfDevice()).toBe('ar');
  expect(await shownToAccount()).toBe('ar');
});
