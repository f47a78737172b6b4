import { i18n } from '@thriftline/domain/base/locale/i18n';
import {
  DEFAULT_LANGUAGE,
  DIRECTIONS,
  isLanguage,
  type Language,
} from '@thriftline/domain/base/locale/languages';
import { currentLocale, localeOf } from '@thriftline/domain/base/locale/locale';
import { currentLanguage, type Reader, speak } from '@thriftline/domain/base/locale/speak';
import { readAddress } from '@thriftline/domain/pages/addresses';
import { deviceStore } from '../device/store.ts';
import { doWithout } from '../reload/missing-chunk.ts';
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

/** The language for this device: the one that was chosen last, else the first of the browser's that there is, else the shop's. */
export function languageOfDevice(): Language {
  const kept = deviceStore.read(KEPT);
  // Node.js 20, which draws pages and runs tests, has none.
  const tags = typeof navigator === 'undefined' ? [] : navigator.languages;
  const first = [kept, ...tags.map((tag) => tag.split('-')[0])].find(isLanguage);
  return first ?? DEFAULT_LANGUAGE;
}

/**
 * The language that the address this visit began at names, where the device reads another one, or the one chosen since: it is shown
 * whatever the account says. An address in the device's own says nothing, so that the account's goes before it.
 */
let ofVisit: Language | undefined;

/** Has the visit begin at an address. Gives the language to show: the address's, else the device's. */
export function beginVisit(pathname: string): Language {
  const [named, own] = [readAddress(pathname).language, languageOfDevice()];
  ofVisit = named === own ? undefined : named;
  return ofVisit ?? own;
}

/** Settled once a page that a server drew is taken over: until then it shows no other language. */
let takenOver: Promise<unknown> = Promise.resolve();

/** Has the language of a page that a server drew, loaded before the app takes it over, and no other one shown before that is settled. */
export async function showDrawn(language: Language, settled: Promise<unknown>): Promise<void> {
  takenOver = settled;
  asked = language;
  await load(language);
  if (language !== currentLanguage()) show(language);
}

/** Makes a language known that came otherwise than by being asked for. */
export function addPack(language: Language, pack: LanguagePack): void {
  loaded.set(language, pack);
  i18n.load(language, pack.messages);
}

async function load(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const { pack } = await PACKS[language]();
  addPack(language, pack);
}

/** Set by public/first-paint.js on a page that was drawn in another language than its reader's, which hides its texts for a moment. */
const HIDDEN = 'data-foreign';

/** Shows a page that was hidden because of its language, as it is. */
export function unhide(): void {
  document.documentElement.removeAttribute(HIDDEN);
}

/** Where the manifest of a language is, as the build calls it. */
const manifestAddress = (language: Language) =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;

function show(language: Language): void {
  speak({ language, locale });
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = DIRECTIONS[language];
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestAddress(language));
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

/** What the account was read as last, unless something was chosen here since: this device keeps no other language of an account's. */
let reading: Reader | undefined;

/** The choice whose texts are on their way. It goes before everything else. */
let choosing: { language: Language } | undefined;
const listeners = new Set<() => void>();

function setChoosing(choice: { language: Language } | undefined): void {
  choosing = choice;
  for (const listener of listeners) listener();
}

/** The language that was chosen, even while its texts are on their way; else the one that is shown. */
export function chosenLanguage(): Language {
  return choosing?.language ?? currentLanguage();
}

/** Hears of each choice, and when its texts are shown or could not be loaded. Gives back how to stop. */
export function onChosenLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows it, and keeps it for the next visit. It goes before what the account says until `followAccount`, once the account is known and
 * says the same. Gives whether it is still the last that was chosen. Throws as showing does; the page is not loaded anew for it.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const choice = { language };
  setChoosing(choice);
  reading = undefined;
  try {
    await doWithout(() => showLanguage(language));
    // Another one was chosen since.
    if (choosing !== choice) return false;
    ofVisit = language;
    deviceStore.keep(KEPT, language);
    return true;
  } finally {
    if (choosing === choice) setChoosing(undefined);
  }
}

/** Ends what the visit's address or a choice said: from now on the account decides, else the device. */
export function followAccount(): void {
  ofVisit = undefined;
}

/**
 * Shows the page as whoever is signed in has chosen, the device's language where they chose none; until they choose, a language that
 * the visit's address names goes before both. The page is not loaded anew where it can't be.
 */
export async function readAs(reader: Reader): Promise<void> {
  locale = reader.locale;
  reading = choosing === undefined ? reader : undefined;
  const language = currentLanguage();
  if (localeOf(language, locale) !== currentLocale()) show(language);
  const chosen = isLanguage(reader.language) ? reader.language : undefined;
  await doWithout(() => showLanguage(choosing?.language ?? ofVisit ?? chosen ?? languageOfDevice()));
  if (chosen !== undefined && reading === reader) deviceStore.keep(KEPT, chosen);
}
