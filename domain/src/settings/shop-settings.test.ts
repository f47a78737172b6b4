import { describe, expect, it } from 'vitest';
import { AppError } from '../base/errors.ts';
import { validate } from '../base/fields/validate.ts';
import { operatorPriceFault } from './operator-price-fault.ts';
import {
  changedSettings,
  DEFAULT_SHOP_SETTINGS,
  MAX_SHOP_NAME,
  MAX_SHOP_TEXT,
  MAX_SMALLEST_PRICE,
  openSettingsOf,
  saveShopSettingsSchema,
  settingsOf,
  shopSettingsSchema,
  toStoredSettings,
} from './shop-settings.ts';
import { MAX_SYNONYM_GROUPS, MAX_SYNONYMS } from './synonyms.ts';

/** What is wrong with a change, by field; nothing when it is taken. */
function faultsOf(change: object): Record<string, string> {
  try {
    validate(saveShopSettingsSchema, { version: 3, ...change });
    return {};
  } catch (error) {
    if (error instanceof AppError) return { ...error.fields };
    throw error;
  }
}

const pairs = (count: number) => Array.from({ length: count }, (_, place) => [`a${place}`, `b${place}`]);
const words = (count: number) => [Array.from({ length: count }, (_, place) => `w${place}`)];

describe('shopSettingsSchema', () => {
  it('takes the defaults', () => {
    expect(validate(shopSettingsSchema, DEFAULT_SHOP_SETTINGS)).toBe(DEFAULT_SHOP_SETTINGS);
  });

  it.each([
    ['nothing but the version', {}],
    ['a name', { name: 'Second Hand & Söhne' }],
    ['the longest name', { name: 'x'.repeat(MAX_SHOP_NAME) }],
    ['a text of several lines', { terms: '## One\n\n- Two' }],
    ['the longest text', { help: 'x'.repeat(MAX_SHOP_TEXT) }],
    ['the smallest of all prices', { minPrice: 0.5 }],
    ['the largest smallest price', { minPrice: MAX_SMALLEST_PRICE }],
    ['an open shop', { openBrowsing: true }],
    ['no offers', { offers: false }],
    ['offers of nothing up to the price', { offerFloor: 0 }],
    ['offers of the price alone', { offerFloor: 100 }],
    ['no synonyms', { synonyms: [] }],
    ['words of any alphabet', { synonyms: [['couch', 'диван', 'canapé', 'T-shirt', '2x4']] }],
    ['the most groups', { synonyms: pairs(MAX_SYNONYM_GROUPS) }],
    ['the most words', { synonyms: words(MAX_SYNONYMS) }],
  ])('takes %s', (_, change) => expect(faultsOf(change)).toEqual({}));

  it.each([
    ['no version', 'version', { version: undefined }],
    ['half a version', 'version', { version: 0.5 }],
    ['a version below the first', 'version', { version: -1 }],
    ['an unknown setting', 'color', { color: 'red' }],
    ['offers above the price', 'offerFloor', { offerFloor: 101 }],
    ['half a per cent', 'offerFloor', { offerFloor: 33.5 }],
    ['a blank name', 'name', { name: '  ' }],
    ['a name too long', 'name', { name: 'x'.repeat(MAX_SHOP_NAME + 1) }],
    ['a name of two lines', 'name', { name: 'One\nTwo' }],
    ['an empty text', 'terms', { terms: '' }],
    ['a text too long', 'privacy', { privacy: 'x'.repeat(MAX_SHOP_TEXT + 1) }],
    ['a price that cannot be charged', 'minPrice', { minPrice: 0.49 }],
    ['a smallest price too large', 'minPrice', { minPrice: MAX_SMALLEST_PRICE + 0.01 }],
    ['a fraction of a cent', 'minPrice', { minPrice: 1.005 }],
    ['a text for a flag', 'openBrowsing', { openBrowsing: 'yes' }],
    ['nothing for a flag', 'subscribeBox', { subscribeBox: null }],
    ['one word alone', 'synonyms', { synonyms: [['sofa']] }],
    [
      'a word in two groups',
      'synonyms',
      {
        synonyms: [
          ['sofa', 'couch'],
          ['Couch', 'settee'],
        ],
      },
    ],
    ['two words in one', 'synonyms', { synonyms: [['mobile phone', 'handy']] }],
    ['what is no word', 'synonyms', { synonyms: [['sofa', '--']] }],
    ['groups that are none', 'synonyms', { synonyms: ['sofa', 'couch'] }],
    ['too many groups', 'synonyms', { synonyms: pairs(MAX_SYNONYM_GROUPS + 1) }],
    ['too many words', 'synonyms', { synonyms: words(MAX_SYNONYMS + 1) }],
  ])('refuses %s', (_, field, change) => expect(Object.keys(faultsOf(change))).toEqual([field]));
});

describe('settings that are stored', () => {
  it('come back as they were', () => {
    const settings = {
      ...DEFAULT_SHOP_SETTINGS,
      version: 7,
      synonyms: [
        ['sofa', 'couch'],
        ['tv', 'telly'],
      ],
    };
    const stored = toStoredSettings(settings);
    expect(stored.synonyms).toEqual(['sofa couch', 'tv telly']);
    expect(settingsOf(stored)).toEqual(settings);
  });

  it('are the defaults where there are none, and where one is missing', () => {
    expect(settingsOf(undefined)).toEqual({ ...DEFAULT_SHOP_SETTINGS, version: 0 });
    const old = { name: 'Old', version: 2, gone: 'a setting of before' };
    expect(settingsOf(old)).toEqual({ ...DEFAULT_SHOP_SETTINGS, name: 'Old', version: 2 });
  });

  it('are open but for the texts', () => {
    const open = openSettingsOf(settingsOf(undefined));
    expect(Object.keys(open).sort()).toEqual(
      [
        'cancelFee',
        'description',
        'feeFixed',
        'feePercent',
        'minPrice',
        'name',
        'offerFloor',
        'offers',
        'openBrowsing',
        'paymentElement',
        'subscribeBox',
        'synonyms',
        'version',
      ].sort(),
    );
  });
});

it('changedSettings names what becomes another', () => {
  const change = { name: DEFAULT_SHOP_SETTINGS.name, openBrowsing: true, synonyms: [], help: 'Ask Ada.' };
  expect(changedSettings(DEFAULT_SHOP_SETTINGS, change)).toEqual(['openBrowsing', 'help']);
});

it('operatorPriceFault says what is too little', () => {
  expect(operatorPriceFault(4.99, { minPrice: 5 })).toBe('At least $5');
  expect(operatorPriceFault(5, { minPrice: 5 })).toBeUndefined();
});
