import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Shop } from './shop.ts';

/** What a shop of another kind makes of its prices. */
async function inShop(shop: Partial<Shop>) {
  vi.resetModules();
  const { SHOP } = await vi.importActual<typeof import('./shop.ts')>('./shop.ts');
  vi.doMock('./shop.ts', () => ({ SHOP: { ...SHOP, ...shop } }));
  const [fields, kinds, money, locale, languages] = await Promise.all([
    import('../fields/fields.ts'),
    import('../fields/number-kinds.ts'),
    import('../money.ts'),
    import('../locale/locale.ts'),
    import('../locale/languages.ts'),
  ]);
  const typed = (text: string) => kinds.typedValue(text, kinds.AMOUNT);
  return { ...fields, ...money, ...locale, ...languages, typed };
}

afterEach(() => vi.doUnmock('./shop.ts'));

describe('a shop', () => {
  it('in yen has prices without decimals', async () => {
    const { price, formatPrice, formatCents, typed } = await inShop({ currency: 'jpy', country: 'JP' });
    expect([49, 50, 50.5, 99_999_999].map((value) => price().isValidSync(value))).toEqual([
      ...[false, true, false, true],
    ]);
    expect([formatPrice(1200), formatCents(1200)]).toEqual(['¥1,200', '¥1,200']);
    expect(['¥500', '500 JPY', '500 円', '500.50'].map(typed)).toEqual([...[500, 500, undefined, undefined]]);
  });

  it('in Kuwait has prices in steps of ten thousandths', async () => {
    const { price, formatPrice, typed, decimalPrice } = await inShop({ currency: 'kwd', country: 'KW' });
    expect([0.19, 0.2, 1.25, 1.255].map((value) => price().isValidSync(value))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(formatPrice(1.25)).toBe('KWD\u00a01.250');
    expect(decimalPrice(1.25)).toBe('1.250');
    expect(['KWD 1.25', '1,25 د.ك.', '1.250'].map(typed)).toEqual([1.25, 1.25, undefined]);
  });

  it('in Germany writes as Germans do, with the sign behind', async () => {
    const shop = await inShop({ language: 'de', languages: ['de', 'ar'], currency: 'eur', country: 'DE' });
    expect([shop.formatPrice(1200.5), shop.currencySign()]).toEqual([
      '1.200,50\u00a0€',
      { sign: '€', side: 'end' },
    ]);
    expect([shop.isLanguage('de'), shop.isLanguage('en')]).toEqual([true, false]);
    expect(shop.DEFAULT_LANGUAGE).toBe('de');
  });

  it('of one language has no other in its addresses', async () => {
    await inShop({ languages: ['en'] });
    const { PREFIXES, readAddress, localizedPath } = await import('../../pages/addresses.ts');
    expect(PREFIXES).toEqual([]);
    expect(['/', '/ads/a', '/de', '/de/ads/a', '//x.example'].map((path) => readAddress(path))).toEqual(
      ['/', '/ads/a', '/de', '/de/ads/a', '//x.example'].map((path) => ({ language: undefined, path })),
    );
    expect(localizedPath('/ads/a', 'en')).toBe('/ads/a');
  });

  it('in the United Kingdom has the day before the month', async () => {
    const { dateFormat } = await inShop({ currency: 'gbp', country: 'GB' });
    expect(dateFormat({ dateStyle: 'short', timeZone: 'UTC' })(Date.UTC(2026, 0, 31))).toBe('31/01/2026');
  });
});
