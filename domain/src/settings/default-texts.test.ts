import { msg } from '@lingui/core/macro';
import { afterEach, expect, it } from 'vitest';
import { englishOf } from '../base/locale/english-of.ts';
import { i18n } from '../base/locale/i18n.ts';
import { speak } from '../base/locale/speak.ts';
import { DEFAULT_TEXTS, shownShopText } from './default-texts.ts';
import { withShopName } from './shop-texts.ts';

const BUYING = msg`Buying`;
const WHAT = msg`What ${'shop'} is`;
i18n.load({ de: { [BUYING.id]: ['Kaufen'] } });
afterEach(() => speak());

it('a default text keeps its blocks and names the shop', () => {
  expect(DEFAULT_TEXTS.terms).toContain('\n\n## What {shop} is\n\n{shop} brings together people');
  expect(DEFAULT_TEXTS.terms).toContain('\n- The law allows it to be sold.\n- Once');
});

it('what the operator wrote is shown as it is, the default in the language of the reader', () => {
  const own = (text: string) => shownShopText('help', text, 'Attic');
  const text = withShopName(DEFAULT_TEXTS.help, 'Attic');
  expect([own('Be kind.'), own(text)]).toEqual(['Be kind.', text]);
  speak({ language: 'de' });
  expect(own('Be kind.')).toBe('Be kind.');
  expect(own(text)).toMatch(/^## Kaufen\n\n- /);
});

it('what is stored and compared stays English', () => {
  speak({ language: 'de' });
  expect([englishOf(BUYING), englishOf(WHAT)]).toEqual(['Buying', 'What shop is']);
});
