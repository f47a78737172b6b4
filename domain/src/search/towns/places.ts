import type { Language } from '../../base/locale/languages.ts';
import { currentLanguage } from '../../base/locale/speak.ts';
import { KNOWN_LANGUAGES } from '../../base/shop/known-languages.ts';
import { type LocalTown, localNameOf, localTowns, localTownsLike } from './local-town-names.ts';
import { type Town, townsLike } from './town-files.ts';
import { townKey } from './town-key.ts';
import { OTHER_TOWN_NAMES } from './town-names.ts';

export type { Town } from './town-files.ts';

/** Most towns that are offered at a time. */
export const MAX_TOWNS = 8;

/** Other names of countries that people use. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  usa: 'US',
  america: 'US',
  holland: 'NL',
};

/** Longest name of a town, in words. */
const MOST_WORDS = 4;

/** Shorter words of a longer text are hardly towns. */
const LEAST_LETTERS = 4;

const countryNames = KNOWN_LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Whether a part of a location may name the country or the region of a town. */
function isOf({ country, region }: Town, hint: string): boolean {
  const name = hint.toUpperCase();
  return (
    name === country ||
    name === region ||
    COUNTRY_NAMES[hint] === country ||
    countryNames.some((names) => townKey(names.of(country) ?? '') === hint)
  );
}

/** Of towns, the largest first, the one that a hint is about. */
function chosen(towns: readonly Town[], hints: readonly string[]): Town | undefined {
  return towns.find((town) => hints.some((hint) => isOf(town, hint))) ?? towns[0];
}

/** The key that GeoNames' name of a town has, whatever people call it. */
const knownKey = (key: string) =>
  Object.hasOwn(OTHER_TOWN_NAMES, key) ? (OTHER_TOWN_NAMES[key] ?? key) : key;

/** The towns of GeoNames that are called so in a language. */
async function townsOf(local: readonly LocalTown[]): Promise<Town[]> {
  const found = local.map(async ({ key, country }) =>
    (await townsLike(key)).find((town) => town.key === key && town.country === country),
  );
  return (await Promise.all(found)).filter((town) => town !== undefined);
}

async function townNamed(name: string, hints: readonly string[]): Promise<Town | undefined> {
  const local = localTowns(name);
  if (local.length > 0) return chosen(await townsOf(local), hints);
  const key = knownKey(name);
  if (key === '') return undefined;
  const named = (await townsLike(key)).filter((town) => town.key === key);
  return chosen(named, hints);
}

/** The town whose name goes on: `Frankfurt` is Frankfurt am Main, `New York` is New York City. */
async function townBegunBy(key: string, hints: readonly string[]): Promise<Town | undefined> {
  if (key.length < LEAST_LETTERS) return undefined;
  const begun = (await townsLike(key)).filter((town) => town.key.startsWith(`${key} `));
  return chosen(begun, hints);
}

/** The runs of words of a text that may be a town's name, the longest first. */
function runsOf(text: string): string[] {
  const words = text.split(' ');
  const runs: string[] = [];
  for (let length = Math.min(MOST_WORDS, words.length); length >= 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(' ');
      if (run.length >= LEAST_LETTERS) runs.push(run);
    }
  }
  return runs;
}

/**
 * The town that a location names: `Leeds`, `Leeds, Yorkshire`, `12 High Street, Leeds, GB`. Of several of that name the
 * one in the country or region that is named, too, else the largest; undefined when it names none.
 */
export async function placeOf(location: string): Promise<Town | undefined> {
  const parts = location
    .split(/[,،;؛/()\n]/)
    .map(townKey)
    .filter((part) => part !== '');
  for (const [place, part] of parts.entries()) {
    const hints = parts.filter((_, other) => other !== place);
    const town = (await townNamed(part, hints)) ?? (place === 0 ? await townBegunBy(part, hints) : undefined);
    if (town) return town;
  }
  for (const part of parts) {
    for (const run of runsOf(part)) {
      const town = await townNamed(run, [...parts, ...part.split(' ')]);
      if (town) return town;
    }
  }
  return undefined;
}

/**
 * The town that a text names whole, with its country or region where one follows: `Leeds`, `York, GB`. Of several of that name
 * the largest; undefined where the text is not a town's name.
 */
export async function townCalled(text: string): Promise<Town | undefined> {
  const [name = '', ...hints] = text.split(/[,،]/).map(townKey);
  const town = await townNamed(name, hints);
  return town !== undefined && hints.every((hint) => isOf(town, hint)) ? town : undefined;
}

/** The towns whose names begin like a text, the largest first: what the field for a place offers. */
export async function suggestTowns(text: string): Promise<Town[]> {
  const [typed = '', ...hints] = text.split(/[,،]/).map(townKey);
  if (typed === '') return [];
  const begun = async (key: string) => (await townsLike(key)).filter((town) => town.key.startsWith(key));
  const known = knownKey(typed);
  const local = await townsOf(localTownsLike(typed));
  const others = [...(known === typed ? [] : await begun(known)), ...(await begun(typed))];
  const isLocal = (town: Town) => local.some(({ lat, lng }) => lat === town.lat && lng === town.lng);
  const like = [...local, ...others.filter((town) => !isLocal(town))];
  const hint = hints.find((part) => part !== '');
  return (hint ? like.filter((town) => isOf(town, hint)) : like).slice(0, MAX_TOWNS);
}

/**
 * How a town is shown, and found again by `placeOf`: `Leeds, GB`; with the state in the United States; as the language calls it where it has
 * a name of its own, `Wien, AT`.
 */
export function townName({ name, region, country }: Town, language: Language = currentLanguage()): string {
  const shown = localNameOf({ country, key: townKey(name) }, language) ?? name;
  return (country === 'US' && region !== '' ? [shown, region, country] : [shown, country]).join(', ');
}
