import { i18n } from '@thriftline/domain/base/locale/i18n';
import {
  DEFAULT_LANGUAGE,
  DIRECTIONS,
  isLanguage,
  type Language,
} from '@thriftline/domain/base/locale/languages';
import { currentLocale, localeOf } from '@thriftline/domain/base/locale/locale';
import { currentLanguage, type Reader, speak } from '@thriftline/domain/base/locale/speak';
import { deviceStore } from '../device/store.ts';
import type { LanguagePack } from './packs/language-pack.ts';

/** The languages that come when they are asked for, each in one file. English is in the code. */
const PACKS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ pack: LanguagePack }>>> = {
  de: () => import('./packs/de.ts'),
  ar: () => import('./packs/ar.ts'),
};

/** Where this device keeps the language that was shown last. */
const KEPT = 'language';

const loaded = new Map<Language, LanguagePack>();

/** How whoever is signed in wants dates and numbers. */
let locale: string | undefined;
/** What was asked for last: one that comes later than the next shows nothing. */
let asked: Language = DEFAULT_LANGUAGE;

/** What the language that is shown brings for Material UI; undefined in English. */
export function currentPack(): LanguagePack | undefined {
  return loaded.get(currentLanguage());
}

/** The language for this device: the one that was shown last, else the first of the browser's that there is, else the shop's. */
export function languageOfDevice(): Language {
  const kept = deviceStore.read(KEPT);
  // Node.js 20, which draws pages and runs tests, has none.
  const tags = typeof navigator === 'undefined' ? [] : navigator.languages;
  const first = [kept, ...tags.map((tag) => tag.split('-')[0])].find(isLanguage);
  return first ?? DEFAULT_LANGUAGE;
}

/** Settled once a page that a server drew, in English, is taken over: until then it shows no other language. */
let takenOver: Promise<unknown> = Promise.resolve();

/** Has no language but English shown before something is settled. */
export function keepEnglishUntil(settled: Promise<unknown>): void {
  takenOver = settled;
}

async function load(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const { pack } = await PACKS[language]();
  loaded.set(language, pack);
  i18n.load(language, pack.messages);
}

function show(language: Language): void {
  speak({ language, locale });
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = DIRECTIONS[language];
}

/**
 * Shows the page in a language, as soon as its texts are there: everything that is typed stays. Throws where they cannot be
 * loaded; the page stays as it is.
 */
export async function showLanguage(language: Language): Promise<void> {
  asked = language;
  await Promise.all([load(language), takenOver]);
  if (asked === language && language !== currentLanguage()) show(language);
}

/** Shows it, and keeps it for the next visit. Throws as showing does. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  deviceStore.keep(KEPT, language);
}

/** Shows the page as whoever is signed in has chosen: the device's language where they chose none. */
export async function readAs(reader: Reader): Promise<void> {
  locale = reader.locale;
  const language = currentLanguage();
  if (localeOf(language, locale) !== currentLocale()) show(language);
  await (isLanguage(reader.language) ? chooseLanguage(reader.language) : showLanguage(languageOfDevice()));
}
