import ar from 'texts:web/ar';
import de from 'texts:web/de';
import { msg } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { DIRECTIONS, LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { paths } from '@thriftline/domain/base/paths';
import { afterEach, expect, it } from 'vitest';
import { manifestIn } from './manifest.ts';
import { MANIFEST_TEXTS } from './manifest-texts.ts';

afterEach(() => i18n.activate('en'));

it('leads to pages of the app', () => {
  const { myOrders, wishlist, addProduct, share } = paths.dashboard;
  const manifest = manifestIn('en');
  expect(manifest.shortcuts?.map(({ url }) => url)).toEqual([myOrders.path, wishlist.path, addProduct.path]);
  expect(manifest.share_target?.action).toBe(share.path);
  expect(manifest.start_url).toBe(paths.home.path);
});

it.each(LANGUAGES)('calls pages in %s as the menus do', (language) => {
  expect(Object.keys(MANIFEST_TEXTS)).toEqual([...LANGUAGES]);
  i18n.load({ de, ar });
  i18n.activate(language);
  const { shortcuts, lang, dir } = manifestIn(language);
  const names = [msg`My Orders`, msg`WishList`, msg`Add Product`].map((name) => i18n._(name));
  expect(shortcuts?.map(({ name }) => name)).toEqual(names);
  expect([lang, dir]).toEqual([language, DIRECTIONS[language]]);
});
