import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf, suggestTowns, townName } from './places.ts';
import { fileOf } from './town-files.ts';
import { townKey } from './town-key.ts';

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
  ])('%s is in %s', async (location, name) => {
    expect(await nameOf(location)).toBe(name);
  });

  it.each(['', ', ,', 'my garage', 'upstairs', '灯', '__proto__', 'constructor'])(
    '%s names none',
    async (location) => {
      expect(await placeOf(location)).toBeUndefined();
    },
  );

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

describe('the towns that are offered', () => {
  it('begin like the text, the largest first', async () => {
    expect((await suggestTowns('lee')).map(townName)[0]).toBe('Leeds, GB');
    const names = (await suggestTowns('birm')).map(townName);
    expect(names.slice(0, 2)).toEqual(['Birmingham, GB', 'Birmingham, AL, US']);
    expect((await suggestTowns('s')).length).toBe(8);
  });

  it('are those of the country or region that is named', async () => {
    expect((await suggestTowns('birmingham, al')).map(townName)).toEqual(['Birmingham, AL, US']);
  });

  it('are none for nothing', async () => {
    expect(await suggestTowns(' ')).toEqual([]);
  });
});

describe('the files of towns', () => {
  const folder = new URL('towns/', import.meta.url);
  it.each(readdirSync(folder))('%s has the towns of its letter', (name) => {
    const lines = readFileSync(new URL(name, folder), 'utf8').split('\n').slice(2, -2);
    const [, letter] = /^towns-(\w+)\.ts$/.exec(name) ?? [];
    const others = lines.filter((line) => fileOf(townKey(line.split('|')[0] ?? '')) !== letter);
    expect(others).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    const odd = lines.filter(
      (line) => !/^[^|]+\|[A-Z]{2}\|\w*\|-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(line),
    );
    expect(odd).toEqual([]);
  });
});
