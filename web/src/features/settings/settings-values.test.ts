import { DEFAULT_SHOP_SETTINGS } from '@thriftline/domain/settings/shop-settings';
import { describe, expect, it } from 'vitest';
import { onTopOf, settingsFaults, settingsFrom, valuesOf } from './settings-values.ts';

const settings = { ...DEFAULT_SHOP_SETTINGS, synonyms: [['sofa', 'couch']] };
const values = valuesOf({ ...settings, version: 3 } as typeof settings);

describe('the form of the settings', () => {
  it('says what it was shown', () => {
    expect(values.synonyms).toBe('sofa, couch');
    expect(settingsFrom(values)).toEqual(settings);
    expect(settingsFaults(values)).toEqual({});
  });

  it('says what is wrong, and in which group', () => {
    const wrong = { ...values, name: ' ', minPrice: '' as const, synonyms: 'sofa, couch\nalone\n--, x' };
    expect(settingsFaults(wrong)).toEqual({
      name: 'Field is required',
      minPrice: 'Field is required',
      synonyms: 'At least two words that mean the same (group 2)',
    });
    expect(settingsFaults({ ...values, minPrice: 0.1 }).minPrice).toMatch(/^A price between/);
  });

  it('keeps what was typed when somebody else saved, and takes the rest from them', () => {
    const typed = { ...values, name: 'Mine', help: 'My help' };
    const newest = { ...settings, name: 'Theirs', description: 'Their description' };
    expect(onTopOf(newest, { typed, read: settings })).toEqual({
      ...values,
      name: 'Mine',
      help: 'My help',
      description: 'Their description',
    });
  });
});
