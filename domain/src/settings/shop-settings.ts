import { msg, t } from '@lingui/core/macro';
import { boolean, type InferType, number, object, string } from 'yup';
import { cost, numberBetween, price, text, typedNumber } from '../base/fields/fields.ts';
import { percent } from '../base/fields/number-kinds.ts';
import { perLocale } from '../base/locale/locale.ts';
import { lookedUp } from '../base/locale/looked-up.ts';
import { formatPrice, fromCents, toCents } from '../base/money.ts';
import { MIN_PRICE_CENTS } from '../base/price-bounds.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { CANCEL_FEE_PAYERS, type CancelFeePayer } from './cancel-fee.ts';
import { DEFAULT_TEXTS } from './default-texts.ts';
import { DEFAULT_OPEN_SETTINGS, type OpenSettings } from './open-settings.ts';
import { SHOP_TEXT_NAMES, SHOP_TEXTS } from './shop-texts.ts';
import { synonymGroups } from './synonyms.ts';

/** Longest name of the shop, description of it, and text of a page. */
export const MAX_SHOP_NAME = 40;
export const MAX_SHOP_DESCRIPTION = 160;
export const MAX_SHOP_TEXT = 16_000;

/** The most that the shop may keep of a sale: per cent, and an amount on top, which is $100 where the least price is $0.50. */
export const MAX_FEE_PERCENT = 50;
export const MAX_FEE_FIXED = fromCents(200 * MIN_PRICE_CENTS);

/** The most that the smallest price may be: $1,000 where the least is $0.50. */
export const MAX_SMALLEST_PRICE = fromCents(2000 * MIN_PRICE_CENTS);

function flag() {
  return boolean().typeError(msg`Must be yes or no`).required(FIELD_REQUIRED);
}

function smallestPrice() {
  const tooMuch = () => {
    const most = formatPrice(MAX_SMALLEST_PRICE);
    return t`At most ${most}`;
  };
  return price().max(MAX_SMALLEST_PRICE, tooMuch).meta({ maximum: MAX_SMALLEST_PRICE });
}

const HUNDRED = 100;

/** Per cent with at most two decimals. */
function feePercent() {
  const max = MAX_FEE_PERCENT;
  return typedNumber(percent(2))
    .required(FIELD_REQUIRED)
    .min(0, msg`Must be 0 or more`)
    .max(max, msg`Must be ${max} or less`)
    .test(
      'hundredths',
      msg`Two decimals at most`,
      // The quotient is the nearest number to the decimal.
      (value) => value === undefined || Math.round(value * HUNDRED) / HUNDRED === value,
    )
    .meta({ multipleOf: 1 / HUNDRED });
}

function pageText() {
  return text({ max: MAX_SHOP_TEXT, lines: true });
}

/**
 * Everything the operator sets. A new field is an entry here and its default in open-settings.ts or default-texts.ts; the
 * rest is in docs/recipes.md. In which order the categories stand is said by the categories themselves: category.ts.
 */
export const shopSettingsSchema = object({
  /** What the shop is called: in titles, at the top of pages, in what search engines read. */
  name: text({ max: MAX_SHOP_NAME }),
  /** What it is, in a sentence or two. */
  description: text({ max: MAX_SHOP_DESCRIPTION }),
  /** The least that a new item may cost. */
  minPrice: smallestPrice(),
  /** Whether buyers may offer another price, and the least they may, in per cent of the item's. */
  offers: flag(),
  offerFloor: numberBetween({ min: 0, max: 100, step: 1, as: percent(0) }),
  /** What the shop keeps of a sale: per cent of the item's price and its delivery, and an amount on top. */
  feePercent: feePercent(),
  feeFixed: cost(toCents(MAX_FEE_FIXED) ?? 0),
  /** Who bears the card fee of an order that its buyer cancels. */
  cancelFee: string<CancelFeePayer>()
    .oneOf(CANCEL_FEE_PAYERS, msg`Must be shop or buyer`)
    .required(FIELD_REQUIRED),
  /** Whether those who are not signed in see what is listed. */
  openBrowsing: flag(),
  /** Whether the home page asks for addresses to write to. */
  subscribeBox: flag(),
  /** Whether the payment page has the provider's Payment Element, with wallets, in the place of the card field. */
  paymentElement: flag(),
  /** Words that mean the same to the search, in groups. */
  synonyms: synonymGroups(),
  help: pageText(),
  terms: pageText(),
  privacy: pageText(),
  contact: pageText(),
});
export type ShopSettings = InferType<typeof shopSettingsSchema>;
export type ShopSetting = keyof ShopSettings;

/** Names of all settings. */
export const SHOP_SETTINGS = Object.keys(shopSettingsSchema.fields) as ShopSetting[];

/** What each setting is called on screen and in the audit log. */
export const SETTING_LABELS: Readonly<Record<ShopSetting, string>> = lookedUp({
  name: msg`Name`,
  description: msg`Description`,
  minPrice: msg`Smallest price`,
  offers: msg`Offers`,
  offerFloor: msg`Smallest offer`,
  feePercent: msg`Fee in percent`,
  feeFixed: msg`Fixed fee`,
  cancelFee: msg`Card fee when a buyer cancels`,
  openBrowsing: msg`Open browsing`,
  subscribeBox: msg`Subscribe box`,
  paymentElement: msg`Wallets when paying`,
  synonyms: msg`Synonyms`,
  help: SHOP_TEXTS.help.title,
  terms: SHOP_TEXTS.terms.title,
  privacy: SHOP_TEXTS.privacy.title,
  contact: SHOP_TEXTS.contact.title,
});

const listOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** Settings in words: `Name, Smallest price`. */
export function settingWords(settings: readonly ShopSetting[]): string {
  return listOf().format(settings.map((name) => SETTING_LABELS[name]));
}

const { version: _version, ...openDefaults } = DEFAULT_OPEN_SETTINGS;

/** What holds where the operator has set nothing. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = { ...openDefaults, ...DEFAULT_TEXTS };

/** Settings with the number of their version. */
export type VersionedSettings = ShopSettings & Pick<OpenSettings, 'version'>;

/** `settings/shop`: lists of lists cannot be stored, so each group of synonyms is one text, its words apart by spaces. */
export type StoredSettings = Omit<VersionedSettings, 'synonyms'> & { synonyms: readonly string[] };

/** `settings/shop/versions/{version}`: the settings as they came to be, by whom and which of them were new. */
export type SettingsVersion = StoredSettings & {
  who: string;
  whoName: string;
  changed: ShopSetting[];
  createdAt: StoredTime;
};

/** Settings as they are stored. */
export function toStoredSettings({ synonyms, ...rest }: VersionedSettings): StoredSettings {
  return { ...rest, synonyms: synonyms.map((group) => group.join(' ')) };
}

/** Stored settings, a default in the place of each that was never set; all defaults where nothing is stored. */
export function settingsOf(stored: Partial<StoredSettings> | undefined): VersionedSettings {
  const { synonyms = [], version = 0, ...set } = stored ?? {};
  const known = Object.fromEntries(
    Object.entries(set).filter(([name]) => Object.hasOwn(DEFAULT_SHOP_SETTINGS, name)),
  ) as Partial<ShopSettings>;
  return {
    ...DEFAULT_SHOP_SETTINGS,
    ...known,
    version,
    synonyms: synonyms.map((group) => group.split(' ')),
  };
}

/** The part of the settings that everybody's app reads. */
export function openSettingsOf(settings: VersionedSettings): OpenSettings {
  const texts: readonly string[] = SHOP_TEXT_NAMES;
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !texts.includes(name)),
  ) as OpenSettings;
}

/** Which of the settings a change makes others than they were. */
export function changedSettings(before: ShopSettings, change: Partial<ShopSettings>): ShopSetting[] {
  return SHOP_SETTINGS.filter(
    (name) => change[name] !== undefined && JSON.stringify(change[name]) !== JSON.stringify(before[name]),
  );
}

/** What saving takes: the settings to change, and the version that they were read in. */
export const saveShopSettingsSchema = shopSettingsSchema.partial().shape({
  version: number()
    .typeError(msg`Must be a number`)
    .required(FIELD_REQUIRED)
    .integer(msg`Must be a whole number`)
    .min(0, msg`Must be 0 or more`),
});
export type SaveShopSettings = InferType<typeof saveShopSettingsSchema>;
