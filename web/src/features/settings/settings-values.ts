import {
  SHOP_SETTINGS,
  type ShopSetting,
  type ShopSettings,
  shopSettingsSchema,
} from '@thriftline/domain/shop-settings';
import { parseSynonyms, typedSynonyms } from '@thriftline/domain/synonyms';
import { ValidationError } from 'yup';

/** Settings that are numbers. */
const NUMBERS = [
  'minPrice',
  'offerFloor',
  'feePercent',
  'feeFixed',
] as const satisfies readonly ShopSetting[];
type NumberSetting = (typeof NUMBERS)[number];

/** The settings as the form holds them: synonyms as they are typed, and numbers that may be empty for a while. */
export type SettingsValues = Omit<ShopSettings, 'synonyms' | NumberSetting> &
  Record<NumberSetting, number | ''> & { synonyms: string };

/** Settings as the form shows them. */
export function valuesOf(settings: ShopSettings): SettingsValues {
  const fields = Object.fromEntries(SHOP_SETTINGS.map((name) => [name, settings[name]])) as ShopSettings;
  return { ...fields, synonyms: typedSynonyms(settings.synonyms) };
}

/** The settings that the form says; whether they may be, `settingsFaults` tells. */
export function settingsFrom({ synonyms, ...fields }: SettingsValues): ShopSettings {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, Number(fields[name])])) as Record<
    NumberSetting,
    number
  >;
  return { ...fields, ...numbers, synonyms: parseSynonyms(synonyms) };
}

/** What is wrong with the form, by field. */
export function settingsFaults(values: SettingsValues): Partial<Record<keyof SettingsValues, string>> {
  const typed = Object.fromEntries(NUMBERS.map((name) => [name, values[name]]));
  const settings = { ...settingsFrom(values), ...typed };
  try {
    shopSettingsSchema.validateSync(settings, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Partial<Record<string, string>> = {};
    for (const { path = '', message } of error.inner) {
      const [, field = '', line] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
      faults[field] ??= line === undefined ? message : `${message} (group ${Number(line) + 1})`;
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
  const mine = SHOP_SETTINGS.filter((name) => typed[name] !== before[name]);
  return { ...theirs, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) };
}
