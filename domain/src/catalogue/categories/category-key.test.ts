import { describe, expect, it } from 'vitest';
import { categoryKey, SAME_LETTERS } from './category-key.ts';

describe('categoryKey', () => {
  it.each([
    ['case', ['Chairs', 'chairs', 'CHAIRS', 'cHAIRS']],
    ['accents', ['Café', 'Cafe', 'CAFÉ', 'Cafe\u0301', 'Çäfê']],
    ['spaces', ['Film cameras', 'Filmcameras', ' Film\u00a0 cameras ', 'Film\u2003cameras']],
    ['punctuation', ['TV & Audio', 'TV Audio', '!!TV/Audio…', 'TV-Audio', '__TV_Audio__']],
    [
      'what nobody sees',
      ['Lamps', 'La\u200bmps', '\u202eLamps', 'Lamps\u3164', 'L\u00adamps', 'Lamps\ufe0f'],
    ],
    ['look-alike letters', ['Cameras', 'Саmеrаs', 'Ｃａｍｅｒａｓ', 'Cαmeras', 'СAМЕRAЅ']],
    ['letters for two', ['Straße', 'STRASSE', 'Strasse', 'straẞe']],
    ['the case of other alphabets', ['Мебель', 'МЕБЕЛЬ', 'мебель']],
    ['the end of a word in Greek', ['ΟΔΟΣ', 'οδος', 'οδοσ']],
    ['Turkish letters', ['Işık', 'ISIK', 'İşik', 'ısık']],
  ])('is the same whatever the %s', (_, names) => {
    expect(new Set(names.map(categoryKey)).size).toBe(1);
    expect(categoryKey(names[0] ?? '')).not.toBe('');
  });

  it('is another for another name', () => {
    const names = [
      'Chairs',
      'Chair',
      'Tables',
      'C',
      'C++',
      'Top 10',
      'Top 11',
      '家具',
      '灯具',
      '🪑',
      '🛋️',
      'كراسي',
    ];
    expect(new Set(names.map(categoryKey)).size).toBe(names.length);
  });

  it('is empty where there is nothing to call it by', () => {
    expect(['!!', ' ', '…', '\u200b', '\u3164', '--//..'].map(categoryKey)).toEqual(Array(6).fill(''));
  });

  it('can be the id of a document', () => {
    for (const name of ['a/b', '.', '..', '__a__', 'ß'.repeat(60)]) {
      expect(categoryKey(name)).not.toMatch(/[/.]|^__/);
      expect(3 * categoryKey(name).length).toBeLessThanOrEqual(1500);
    }
  });

  it('has each letter once in its table, and goes no further than one step', () => {
    const letters = SAME_LETTERS.flatMap(([set]) => [...set]);
    expect(new Set(letters).size).toBe(letters.length);
    for (const [set, as] of SAME_LETTERS) expect([...set].map(categoryKey)).toEqual([...set].map(() => as));
  });
});
