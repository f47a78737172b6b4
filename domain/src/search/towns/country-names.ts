import { KNOWN_LANGUAGES } from '../../base/shop/known-languages.ts';
import { localTowns } from './local-town-names.ts';
import type { Town } from './town-files.ts';
import { townKey } from './town-key.ts';

/** Other names of countries that people use. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  gb: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  us: 'US',
  usa: 'US',
  america: 'US',
  uae: 'AE',
  holland: 'NL',
  [townKey('الإمارات')]: 'AE',
  [townKey('السعودية')]: 'SA',
  [townKey('فلسطين')]: 'PS',
  [townKey('سلطنة عمان')]: 'OM',
};

/** Whose name some write for another's towns, too. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'YT'],
  IE: ['GB'],
  IL: ['PS'],
  MA: ['EH'],
  PS: ['IL'],
  US: ['GU', 'PR', 'VI'],
};

/** The states by their letters in the United States. Not Washington's: more people mean a town by that. */
const STATES =
  'alabama=al alaska=ak arizona=az arkansas=ar california=ca colorado=co connecticut=ct delaware=de florida=fl georgia=ga hawaii=hi ' +
  'idaho=id illinois=il indiana=in iowa=ia kansas=ks kentucky=ky louisiana=la maine=me maryland=md massachusetts=ma michigan=mi ' +
  'minnesota=mn mississippi=ms missouri=mo montana=mt nebraska=ne nevada=nv new_hampshire=nh new_jersey=nj new_mexico=nm ' +
  'new_york=ny north_carolina=nc north_dakota=nd ohio=oh oklahoma=ok oregon=or pennsylvania=pa rhode_island=ri south_carolina=sc ' +
  'south_dakota=sd tennessee=tn texas=tx utah=ut vermont=vt virginia=va washington_state=wa west_virginia=wv wisconsin=wi wyoming=wy';

const states: ReadonlyMap<string, string> = new Map(
  STATES.split(' ').map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
);
const stateLetters: ReadonlySet<string> = new Set(states.values());

const displayed = KNOWN_LANGUAGES.map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** What Intl knows besides countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

interface Countries {
  codes: ReadonlySet<string>;
  byName: ReadonlyMap<string, readonly string[]>;
}

function readCountries(): Countries {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRIES.has(code) && displayed[0]?.of(code) !== undefined,
  );
  const byName = new Map(Object.entries(COUNTRY_NAMES).map(([name, code]) => [name, [code]]));
  for (const code of codes)
    for (const names of displayed) {
      const name = townKey(names.of(code) ?? '');
      byName.set(name, [...(byName.get(name) ?? []), code]);
    }
  return { codes: new Set(codes), byName };
}

let known: Countries | undefined;
/** Made when first asked for: it takes some milliseconds. */
function countries(): Countries {
  known ??= readCountries();
  return known;
}

/** Whether a text, as a key, is the name of a country or of one of the United States; two letters are not. */
export const namesCountry = (name: string): boolean =>
  name !== '' && (countries().byName.has(name) || states.has(name));

/** Whether a part of a location, as a key, may name the country or the region of a town. */
export function isOf({ country, region }: Town, hint: string): boolean {
  const code = hint.toUpperCase();
  if (code === country || code === region) return true;
  return (
    countries().byName.get(hint)?.includes(country) === true ||
    (country === 'US' && states.get(hint) === region.toLowerCase())
  );
}

/**
 * Whether a part of a location says that a town is not meant, for it names another country or state. Two letters say so of names in another
 * language only: many are both a country's and those of some region, as `MI` are Milan's and Michigan's.
 */
export function rulesOut(hint: string, town: Town, kind: 'local' | 'common'): boolean {
  if (isOf(town, hint)) return false;
  if (namesCountry(hint)) {
    const named = countries().byName.get(hint) ?? [];
    return !(
      named.some((code) => ALSO[code]?.includes(town.country)) ||
      // Amman's name is Oman's, too.
      localTowns(hint).some(({ country }) => country === town.country)
    );
  }
  return kind === 'local' && (countries().codes.has(hint.toUpperCase()) || stateLetters.has(hint));
}

/** A location with vowels, where they tell Oman, `عُمان`, from Amman, `عمّان`; without them one is written like the other. */
export function withoutDoubt(location: string): string {
  return location
    .normalize('NFC')
    .replace(/ع\u064fم\u064e?ان/g, 'سلطنة عمان')
    .replace(/ع\u064e?م\u064e?\u0651ان/g, 'amman');
}
