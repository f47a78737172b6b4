import { msg } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { speak } from '@thriftline/domain/base/locale/speak';
import { DEFAULT_SHOP_SETTINGS } from '@thriftline/domain/settings/shop-settings';
import { afterEach, expect, it } from 'vitest';
import { storedDefaults, typedDefaults } from './typed-defaults.ts';

const BUYING = msg`Buying`;
const shop = '';
const SHOP = msg`What ${shop} is`;
i18n.load({ de: { [BUYING.id]: ['Kaufen'], [SHOP.id]: ['Was ', ['shop'], ' ist'] } });
afterEach(() => speak());

it('a form has the defaults in the language of its reader, and stores them as defaults', () => {
  speak({ language: 'de' });
  const typed = typedDefaults(DEFAULT_SHOP_SETTINGS);
  expect(typed.help).toMatch(/^## Kaufen\n\n- /);
  expect(typed.terms).toContain('## Was {shop} ist');
  // The language may change while the form is open.
  speak();
  expect(DEFAULT_SHOP_SETTINGS).toMatchObject(storedDefaults(typed));
  expect(DEFAULT_SHOP_SETTINGS).toMatchObject(storedDefaults(typedDefaults(DEFAULT_SHOP_SETTINGS)));
});

it('what the operator wrote stays as it is', () => {
  speak({ language: 'de' });
  const own = { ...typedDefaults(DEFAULT_SHOP_SETTINGS), help: 'Be kind.', contact: 'Kaufen' };
  expect(typedDefaults(own)).toMatchObject({ help: 'Be kind.', contact: 'Kaufen' });
  expect(storedDefaults(own)).toMatchObject({ help: 'Be kind.', contact: 'Kaufen' });
});
