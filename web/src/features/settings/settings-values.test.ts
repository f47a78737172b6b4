import { inEnglish } from '@thriftline/domain/base/texts/words';
import { DEFAULT_SHOP_SETTINGS } from '@thriftline/domain/settings/shop-settings';
import { describe, expect, it } from 'vitest';
import { onTopOf, type SettingsValues, settingsFaults, settingsFrom, valuesOf } from './settings-values.ts';

/** What is wrong with the form, in English. */
const faultsIn = (typed: SettingsValues) =>
  Object.fromEntries(Object.entries(settingsFaults(typed)).map(([name, text]) => [name, inEnglish(text)]));

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
    expect(faultsIn(wrong)).toEqual({
      name: 'Field is required',
      minPrice: 'Field is required',
      synonyms: 'At least two words that mean the same (group 2)',
    });
    expect(faultsIn({ ...values, minPrice: 0.1 }).minPrice).toMatch(/^A price between/);
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
