import type { Language } from '../../base/locale/languages.ts';
import { currentLanguage } from '../../base/locale/speak.ts';
import { isOf, namesCountry, rulesOut, withoutDoubt } from './country-names.ts';
import { type LocalTown, localNameOf, localTowns, localTownsLike } from './local-town-names.ts';
import { type Town, townsLike } from './town-files.ts';
import { townKey } from './town-key.ts';
import { OTHER_TOWN_NAMES } from './town-names.ts';

export type { Town } from './town-files.ts';

/** Most towns that are offered at a time. */
export const MAX_TOWNS = 8;

/** Longest name of a town, in words. */
const MOST_WORDS = 4;

/** Shorter words of a longer text are hardly towns. */
const LEAST_LETTERS = 4;

/** What else a location says. */
interface Hints {
  /** What may be a country or region: a town of it comes first. */
  parts: readonly string[];
  /** Those of them that rule towns of another country out. */
  strict: readonly string[];
  /** Whether the name is all there is. */
  isAlone: boolean;
}

/** Of towns of that name, the largest first, the one that is meant. */
function chosen(
  name: string,
  towns: readonly Town[],
  { parts, strict, isAlone }: Hints,
  kind: 'local' | 'common',
): Town | undefined {
  const isNamed = (town: Town) => parts.some((part) => isOf(town, part));
  // Lebanon in Ohio has the name of a country: it is meant where its state is said. Amman is meant where nothing else is, too.
  const isMeant = (town: Town) =>
    !namesCountry(name) || isOf(town, name) || isNamed(town) || (kind === 'local' && isAlone);
  const fitting = towns.filter((town) => isMeant(town) && !strict.some((part) => rulesOut(part, town, kind)));
  return fitting.find(isNamed) ?? fitting[0];
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

async function townNamed(name: string, hints: Hints): Promise<Town | undefined> {
  const local = localTowns(name);
  const called = local.length > 0 ? chosen(name, await townsOf(local), hints, 'local') : undefined;
  if (called !== undefined) return called;
  const key = knownKey(name);
  if (key === '') return undefined;
  const named = (await townsLike(key)).filter((town) => town.key === key);
  return chosen(name, named, hints, 'common');
}

/** The town whose name goes on: `Frankfurt` is Frankfurt am Main, `New York` is New York City. */
async function townBegunBy(key: string, hints: Hints): Promise<Town | undefined> {
  if (key.length < LEAST_LETTERS) return undefined;
  const begun = (await townsLike(key)).filter((town) => town.key.startsWith(`${key} `));
  return chosen(key, begun, hints, 'common');
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

/** The ends of a location, where its country is: `canada` of `Ontario Canada`. */
function endsOf(location: readonly string[]): string[] {
  const words = location.at(-1)?.split(' ') ?? [];
  const ends = words.slice(-MOST_WORDS).map((_, place, last) => last.slice(place).join(' '));
  return ends.filter(namesCountry);
}

/**
 * The town that a location names: `Leeds`, `Leeds, Yorkshire`, `12 High Street, Leeds, GB`. Of several of that name the
 * one in the country or region that is named, too, else the largest; undefined when it names none, and where the country that
 * is named has none that we know.
 */
export async function placeOf(location: string): Promise<Town | undefined> {
  const parts = withoutDoubt(location)
    .split(/[,،;؛/()\n]/)
    .map(townKey)
    .filter((part) => part !== '');
  const ends = endsOf(parts);
  const hintsFor = (name: string, place: number, near: readonly string[]): Hints => {
    const others = parts.filter((_, other) => other !== place);
    const strict = [...others, ...ends.filter((end) => !name.endsWith(end))];
    return { parts: [...others, ...near], strict, isAlone: parts.length === 1 && name === parts[0] };
  };
  for (const [place, part] of parts.entries()) {
    const hints = hintsFor(part, place, []);
    const town = (await townNamed(part, hints)) ?? (place === 0 ? await townBegunBy(part, hints) : undefined);
    if (town) return town;
  }
  for (const [place, part] of parts.entries()) {
    for (const run of runsOf(part)) {
      const town = await townNamed(run, hintsFor(run, place, [part, ...part.split(' ')]));
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
  const [name = '', ...parts] = withoutDoubt(text).split(/[,،]/).map(townKey);
  const town = await townNamed(name, { parts, strict: parts, isAlone: parts.length === 0 });
  return town !== undefined && parts.every((part) => isOf(town, part)) ? town : undefined;
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
