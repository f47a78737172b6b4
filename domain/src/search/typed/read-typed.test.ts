import { describe, expect, it } from 'vitest';
import { readTyped } from './read-typed.ts';

const pricesIn = (text: string) => {
  const { min, max, words } = readTyped(text) ?? {};
  return [words, min, max];
};

describe('a price in a search', () => {
  it('is read where it cannot mean anything else', () => {
    expect(pricesIn('lamp under 50')).toEqual(['lamp', undefined, 50]);
    expect(pricesIn('Lamp Under $49.99')).toEqual(['Lamp', undefined, 49.99]);
    expect(pricesIn('a lamp for less than 50 dollars, brass')).toEqual(['a lamp brass', undefined, 50]);
    expect(pricesIn('under $50 lamp')).toEqual(['lamp', undefined, 50]);
    expect(pricesIn('under 50, lamp')).toEqual(['lamp', undefined, 50]);
    expect(pricesIn('bike over $100 under $200')).toEqual(['bike', 100, 200]);
    expect(pricesIn('bike at least 100 usd')).toEqual(['bike', 100, undefined]);
    expect(pricesIn('under 50')).toEqual(['', undefined, 50]);
  });

  it('is read in German and Arabic', () => {
    expect(pricesIn('Lampe unter 50')).toEqual(['Lampe', undefined, 50]);
    expect(pricesIn('Lampe für unter 49,99 $')).toEqual(['Lampe', undefined, 49.99]);
    expect(pricesIn('Fahrrad günstiger als 200')).toEqual(['Fahrrad', undefined, 200]);
    expect(pricesIn('Fahrrad bis zu 200 Dollar')).toEqual(['Fahrrad', undefined, 200]);
    expect(pricesIn('Rad zwischen 50 und 100 Dollar')).toEqual(['Rad', 50, 100]);
    expect(pricesIn('مصباح أقل من 50')).toEqual(['مصباح', undefined, 50]);
    expect(pricesIn('مصباح تحت ٥٠ دولار')).toEqual(['مصباح', undefined, 50]);
    expect(pricesIn('دراجة بين 50 و 100 دولار')).toEqual(['دراجة', 50, 100]);
    expect(pricesIn('دراجة بين 50 و100 دولار')).toEqual(['دراجة', 50, 100]);
  });

  it('may be two', () => {
    expect(pricesIn('lamp $20-50')).toEqual(['lamp', 20, 50]);
    expect(pricesIn('lamp 20–50 dollars')).toEqual(['lamp', 20, 50]);
    expect(pricesIn('lamp between $20 and $50')).toEqual(['lamp', 20, 50]);
    expect(pricesIn('lamp from 20 to 50 dollars')).toEqual(['lamp', 20, 50]);
    expect(pricesIn('lamp $20 to $50')).toEqual(['lamp', 20, 50]);
  });

  it('stays words where anything else may be meant', () => {
    for (const text of [
      'desk under 50 cm',
      'air max 97',
      'monitor arm up to 32',
      'bis 50',
      'chair from 1950',
      'ages 3 to 5',
      'Kleid ab 40',
      'table between 50 and 60',
      'lamp under €50',
      'lamp under 50 euros',
      'lamp under 1.200',
      'under armour shirt',
      'lamp under 50 under 30',
      'lamp $50 to $20',
      '50',
      'lego 10-20',
      '"lamp under 50"',
    ]) {
      expect(readTyped(text), text).toBeUndefined();
    }
  });
});

describe('a place in a search', () => {
  const placesIn = (text: string) => readTyped(text)?.places.map(({ name, words }) => `${name}: ${words}`);

  it('may have more words or fewer', () => {
    expect(placesIn('lamp near New York')).toEqual(['New York: lamp', 'New: lamp York']);
    expect(placesIn('near Leeds, lamp')).toEqual(['Leeds, lamp: ', 'Leeds: lamp']);
    expect(placesIn('Lampe in der Nähe von Berlin')).toEqual(['Berlin: Lampe']);
    expect(placesIn('مصباح بالقرب من London')).toEqual(['London: مصباح']);
  });

  it('ends where a price begins, and stays among the words until it is known', () => {
    expect(placesIn('lamp near Leeds under 50 brass')).toEqual(['Leeds: lamp under 50 brass']);
    expect(readTyped('lamp near Leeds under $50 brass')).toEqual({
      words: 'lamp near Leeds brass',
      max: 50,
      places: [{ name: 'Leeds', words: 'lamp brass' }],
    });
    expect(readTyped('lamp under 50 near Leeds')).toEqual({
      words: 'lamp near Leeds',
      max: 50,
      places: [{ name: 'Leeds', words: 'lamp' }],
    });
  });

  it('is not read where two are said', () => {
    expect(readTyped('lamp near Leeds near York')).toBeUndefined();
    expect(readTyped('lamp in nice condition')).toBeUndefined();
  });
});
