import { describe, expect, it } from 'vitest';
import { LOCAL_TOWNS } from './local-town-names.ts';
import { placeOf, suggestTowns, townName } from './places.ts';
import { fileOf, loadTowns, TOWN_FILES } from './town-files.ts';
import { townKey } from './town-key.ts';
import { OTHER_TOWN_NAMES } from './town-names.ts';

const nameOf = async (location: string) => {
  const town = await placeOf(location);
  return town && townName(town);
};

describe('the town that a location names', () => {
  it.each([
    ['Leeds', 'Leeds, GB'],
    ['  LEEDS ', 'Leeds, GB'],
    ['Leeds, Yorkshire', 'Leeds, GB'],
    ['Leeds, GB', 'Leeds, GB'],
    ['12 High Street, Leeds', 'Leeds, GB'],
    ['near Leeds station', 'Leeds, GB'],
    ['Leeds city centre (north)', 'Leeds, GB'],
    ['Köln', 'Köln, DE'],
    ['koln', 'Köln, DE'],
    ['Saint Etienne', 'Saint-Étienne, FR'],
    ['Łódź', 'Łódź, PL'],
    ['lodz', 'Łódź, PL'],
    ['New York', 'New York City, NY, US'],
    ['Frankfurt', 'Frankfurt am Main, DE'],
    ['Birmingham', 'Birmingham, GB'],
    ['Birmingham, AL', 'Birmingham, AL, US'],
    ['Birmingham, United States', 'Birmingham, AL, US'],
    ['Birmingham AL', 'Birmingham, AL, US'],
    ['Birmingham, Alabama', 'Birmingham, AL, US'],
    ['Paris, Texas, USA', 'Paris, TX, US'],
    ['Lebanon, Ohio', 'Lebanon, OH, US'],
    ['Lebanon, PA', 'Lebanon, PA, US'],
    ['Kansas City, Kansas', 'Kansas City, KS, US'],
    ['Brooklyn, New York', 'Brooklyn, NY, US'],
    ['Belfast, Ireland', 'Belfast, GB'],
    ['Newcastle, Washington', 'Newcastle upon Tyne, GB'],
    ['Mexico', 'Mexico City, MX'],
    ['Panama', 'Panamá, PA'],
    ['Kuwait', 'Kuwait City, KW'],
    ['Singapore', 'Singapore, SG'],
    ['Atlanta, Georgia', 'Atlanta, GA, US'],
    ['Tbilisi, Georgia', 'Tbilisi, GE'],
    ['Hong Kong, China', 'Hong Kong, HK'],
    // The letters of a region may be another country's.
    ['Milano, MI', 'Milan, IT'],
    ['Adelaide, SA', 'Adelaide, AU'],
    ['München, BY', 'Munich, DE'],
  ])('%s is in %s', async (location, name) => {
    expect(await nameOf(location)).toBe(name);
  });

  it.each(['', ', ,', 'my garage', 'upstairs', '灯', '__proto__', 'constructor'])(
    '%s names none',
    async (location) => {
      expect(await placeOf(location)).toBeUndefined();
    },
  );

  it.each([
    'Posen, IL, US',
    'Posen, Illinois',
    'Luxemburg, WI, US',
    'Breslau, Ontario, Canada',
    'Breslau Ontario Canada',
    'Nizza Monferrato, IT',
    'Leeds, United States',
    'Köln, Österreich',
    'Byblos village, Lebanon',
    'Lebanon',
    'Hollywood, California',
    'عمران، الأردن',
  ])('%s is in no town of another country', async (location) => {
    expect(await nameOf(location)).toBeUndefined();
  });

  it('is found again by what it is shown as', async () => {
    for (const location of ['Birmingham, AL', 'Birmingham', 'Łódź', 'New York']) {
      const town = await placeOf(location);
      expect(town && (await placeOf(townName(town)))).toEqual(town);
    }
  });

  it('has its coordinates', async () => {
    const { lat, lng } = (await placeOf('Leeds')) ?? {};
    expect(lat).toBeCloseTo(53.8, 1);
    expect(lng).toBeCloseTo(-1.55, 1);
  });
});

describe('a town’s name in another language', () => {
  it.each([
    ['دبي', 'Dubai', 'AE'],
    ['أبو ظبي', 'Abu Dhabi', 'AE'],
    ['حي النزهة، الرياض', 'Riyadh', 'SA'],
    ['طرابلس، لبنان', 'Tripoli', 'LB'],
    ['طرابلس', 'Tripoli', 'LY'],
    ['München', 'Munich', 'DE'],
    ['Wien, Österreich', 'Vienna', 'AT'],
    ['صحم، عمان', 'Şaḩam', 'OM'],
    ['صور، سلطنة عمان', 'Sur', 'OM'],
    ['مسقط عمان', 'Muscat', 'OM'],
    ['صور، لبنان', 'Tyre', 'LB'],
    ['عمان', 'Amman', 'JO'],
    ['عمان، الأردن', 'Amman', 'JO'],
    ['عمان, JO', 'Amman', 'JO'],
    ['خلدا، عمّان', 'Amman', 'JO'],
    ['خلدا، عَمّان', 'Amman', 'JO'],
    ['الجبيهة، عمان', 'Al Jubayhah', 'JO'],
    ['حي النصر، تونس', 'Tunis', 'TN'],
  ])('%s is %s', async (location, name, country) => {
    expect(await placeOf(location)).toMatchObject({ name, country });
  });

  it.each(['بركاء، عمان', 'بركاء عمان', 'سلطنة عمان', 'عُمان', 'عُمَان', 'بركاء، عُمان'])(
    '%s may be in Oman, and is not in Amman',
    async (location) => {
      expect(await nameOf(location)).toBeUndefined();
    },
  );

  it.each(LOCAL_TOWNS)('$name in $country is known and found by what it is shown as', async (local) => {
    const town = await placeOf(`${local.name}, ${local.country}`);
    expect(town && [townKey(town.name), town.country]).toEqual([local.key, local.country]);
    for (const language of ['en', 'de', 'ar'] as const)
      expect(town && (await placeOf(townName(town, language)))).toEqual(town);
  });

  it('is offered while it is typed, and shown to whoever reads that language', async () => {
    const [first] = await suggestTowns('الريا');
    expect(first && [townName(first), townName(first, 'ar')]).toEqual(['Riyadh, SA', 'الرياض, SA']);
    const [munich] = await suggestTowns('Münch');
    expect(munich && townName(munich, 'de')).toBe('München, DE');
  });
});

it.each(Object.keys(OTHER_TOWN_NAMES))('the town people call %s is known', async (name) => {
  const { name: known = '' } = (await placeOf(name)) ?? {};
  expect(townKey(known)).toBe(OTHER_TOWN_NAMES[name]);
});

describe('the towns that are offered', () => {
  it('begin like the text, the largest first', async () => {
    expect((await suggestTowns('lee')).map((town) => townName(town))[0]).toBe('Leeds, GB');
    const names = (await suggestTowns('birm')).map((town) => townName(town));
    expect(names.slice(0, 2)).toEqual(['Birmingham, GB', 'Birmingham, AL, US']);
    expect((await suggestTowns('s')).length).toBe(8);
  });

  it('are those of the country or region that is named', async () => {
    expect((await suggestTowns('birmingham, al')).map((town) => townName(town))).toEqual([
      'Birmingham, AL, US',
    ]);
  });

  it('are first those that people call so', async () => {
    const names = (await suggestTowns('la')).map((town) => townName(town));
    expect(names[0]).toBe('Los Angeles, CA, US');
    expect(names.some((name) => name.startsWith('Lagos'))).toBe(true);
  });

  it('are none for nothing', async () => {
    expect(await suggestTowns(' ')).toEqual([]);
  });
});

it.each(TOWN_FILES)(
  'the file %s has the towns of its letter, with all there is to say of them',
  async (file) => {
    const towns = await loadTowns(file);
    expect(towns.length).toBeGreaterThan(0);
    expect(towns.filter(({ key }) => fileOf(key) !== file)).toEqual([]);
    const isOdd = ({ key, country, region, lat, lng }: (typeof towns)[number]) =>
      key === '' ||
      !/^[A-Z]{2}$/.test(country) ||
      !/^\w*$/.test(region) ||
      !(Math.abs(lat) < 90 && Math.abs(lng) <= 180);
    expect(towns.filter(isOdd)).toEqual([]);
  },
);
