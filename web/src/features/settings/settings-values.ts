import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AMOUNT, type NumberKind, percent, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { schemaFaults } from '@thriftline/domain/base/fields/schema-faults';
import { textValue } from '@thriftline/domain/base/texts/values';
import type { Text } from '@thriftline/domain/base/texts/words';
import {
  SHOP_SETTINGS,
  type ShopSetting,
  type ShopSettings,
  shopSettingsSchema,
} from '@thriftline/domain/settings/shop-settings';
import { parseSynonyms, typedSynonyms } from '@thriftline/domain/settings/synonyms';
import { ValidationError } from 'yup';
import { storedDefaults, typedDefaults } from './typed-defaults.ts';

/** Settings that are numbers, and of which kind. */
export const SETTING_NUMBERS = {
  minPrice: AMOUNT,
  offerFloor: percent(0),
  feePercent: percent(2),
  feeFixed: AMOUNT,
} as const satisfies Partial<Record<ShopSetting, NumberKind>>;
type NumberSetting = keyof typeof SETTING_NUMBERS;
const NUMBERS = Object.keys(SETTING_NUMBERS) as NumberSetting[];

/** The settings as the form holds them: synonyms and numbers as they are typed, default texts in the reader's language. */
export type SettingsValues = Omit<ShopSettings, 'synonyms' | NumberSetting> &
  Record<NumberSetting, number | string> & { synonyms: string };

/** Settings as the form shows them. */
export function valuesOf(settings: ShopSettings): SettingsValues {
  const fields = Object.fromEntries(SHOP_SETTINGS.map((name) => [name, settings[name]])) as ShopSettings;
  return { ...fields, ...typedDefaults(settings), synonyms: typedSynonyms(settings.synonyms) };
}

/** The settings that the form says; whether they may be, `settingsFaults` tells. */
export function settingsFrom({ synonyms, ...fields }: SettingsValues): ShopSettings {
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [name, typedValue(fields[name], SETTING_NUMBERS[name]) ?? Number.NaN]),
  ) as Record<NumberSetting, number>;
  return { ...fields, ...storedDefaults(fields), ...numbers, synonyms: parseSynonyms(synonyms) };
}

function faultOfGroup(text: Text, group: number): MessageDescriptor {
  const fault = textValue(text);
  return msg`${fault} (group ${group})`;
}

/** What is wrong with the form, by field. */
export function settingsFaults(values: SettingsValues): Partial<Record<keyof SettingsValues, Text>> {
  const typed = Object.fromEntries(NUMBERS.map((name) => [name, values[name]]));
  const settings = { ...settingsFrom(values), ...typed };
  try {
    shopSettingsSchema.validateSync(settings, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Partial<Record<string, Text>> = {};
    for (const { path, text } of schemaFaults(error)) {
      const [, field = '', line] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
      faults[field] ??= line === undefined ? text : faultOfGroup(text, Number(line) + 1);
    }
    return faults;
  }
}

/** What was typed, on top of settings that somebody else saved meanwhile: of each field the one that was changed here stands. */
export function onTopOf(
  newest: ShopSettings,
  { typed, read }: { typed: SettingsValues; read: ShopSettings },
): SettingsValues {
  const [before, theirs] = [valuesOf(read), valuesOf(newest)];
  const now = settingsFrom(typed);
  const mine = SHOP_SETTINGS.filter((name) =>
    name === 'synonyms' ? typed[name] !== before[name] : now[name] !== read[name],
  );
  return { ...theirs, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) };
}
