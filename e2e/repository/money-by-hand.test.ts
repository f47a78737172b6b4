import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** What the shop is made of, and its tests against the suite. The proof counts for itself, on purpose. */
const SOURCES = repositoryFiles(
  ...[
    'domain/src',
    'functions/src',
    'web/src',
    'tools/local',
    'tools/operations',
    'e2e/money',
    'e2e/api',
    'e2e/journeys',
  ].flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]),
).filter((path) => !/^(?:domain|functions|web|tools)\/.*\.test\.tsx?$/.test(path));

/** Where a hundred is not the cents of something. */
const NO_MONEY: Readonly<Record<string, string>> = {
  'domain/src/base/fields/number-kinds.ts': 'per cent as Intl takes it',
  'domain/src/search/suggest-category.ts': 'a tie between words is broken by their place',
  'domain/src/settings/fee.ts': 'hundredths of a per cent',
  'domain/src/settings/shop-settings.ts': 'per cent with two decimals',
  'domain/src/testing/random-shop.ts': 'prices of two decimals, made up',
  'domain/src/conversations/offer.ts': 'per cent of a price',
  'web/src/features/products/bulk-price.ts': 'per cent off a price',
  'web/src/components/photo/upload-progress.tsx': 'per cent of what is uploaded',
  'web/src/features/products/components/form/picture-tile.tsx': 'per cent of what is uploaded',
  'web/src/features/search/device-position.ts': 'degrees',
  'web/src/features/search/known-place.ts': 'degrees',
  'tools/local/test/summary-lines.ts': 'per cent of the cores',
  'tools/operations/deploy/rules-size.ts': 'per cent of what is allowed',
};

/** A hundred that something is multiplied with or divided by, by number or by a name; and two decimals that are written out. */
const BY_HAND = /[*/] ?(?:100(?:\.0)?|1e2|1_?00|HUNDRED|PERCENT|BASIS_POINTS)\b(?!\d|_)|toFixed\(2\)/;

/** A currency or its sign that is written out, where the shop's is meant. */
const CURRENCY_BY_HAND = /['"`](?:usd|USD|US\$|\$)['"`]|[`>"'(]\$\d\d/;

const codeOf = (path: string) =>
  textOf(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<!:)\/\/.*$/gm, '');

const filesWith = (pattern: RegExp) => SOURCES.filter((path) => pattern.test(codeOf(path)));

describe('money', () => {
  it('is made into cents and back by base/money.ts alone: a yen has none, and a dinar has a thousand', () => {
    expect(filesWith(BY_HAND)).toEqual(Object.keys(NO_MONEY).sort());
  });

  it('is formatted for people by base/locale alone', () => {
    expect(filesWith(/style: ?['"`]currency/).filter((path) => !path.startsWith('e2e/'))).toEqual([
      'domain/src/base/locale/currency-sign.ts',
      'domain/src/base/locale/format-money.ts',
      'domain/src/base/shop/currencies.ts',
      // What people call a currency.
      'domain/src/search/typed/currency-words.ts',
    ]);
  });

  it('is in the currency that base/shop/shop.ts says', () => {
    expect(filesWith(CURRENCY_BY_HAND).filter((path) => !path.startsWith('e2e/'))).toEqual([
      'domain/src/base/shop/shop.ts',
    ]);
  });
});

it('a number is written with the decimal point of its reader’s language, also where it is no money', () => {
  expect(filesWith(/\.toFixed\(/).filter((path) => path.startsWith('web/'))).toEqual([
    // What somebody typed, in the place of them.
    'web/src/components/plain/number-field.tsx',
  ]);
});
