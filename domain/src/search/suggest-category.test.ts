import { beforeAll, describe, expect, it } from 'vitest';
import { suggestCategory } from './suggest-category.ts';
import { loadCategoryWords } from './words/category-words/known-category-words.ts';

const NAMES = [
  'Furniture',
  'Bicycles',
  'Cameras',
  'Instruments',
  'Kitchen',
  'Books and games',
  'Table lamps',
];
const CATEGORIES = NAMES.map((categoryname) => ({ categoryname }));
const suggested = (title: string) => suggestCategory(title, CATEGORIES)?.categoryname;

describe('the category suggested for a title', () => {
  it.each([
    ['Oak chair', 'Furniture'],
    ['Two kitchen knives', 'Kitchen'],
    ['Brass LAMP, 1960', 'Table lamps'],
    ['A bedlamp', 'Table lamps'],
    ['Racing bikes', 'Bicycles'],
    ['Canon camera with lens', 'Cameras'],
    ['Acoustic guitar', 'Instruments'],
    ['Café teapot', 'Kitchen'],
    ['Chess', 'Books and games'],
    ['Cookbook', 'Books and games'],
  ])('of %s is %s', (title, name) => {
    expect(suggested(title)).toBe(name);
  });

  it('is none where nothing speaks for any', () => {
    for (const title of ['', 'Thing', 'the', 'Old and good']) expect(suggested(title)).toBeUndefined();
    expect(suggestCategory('Oak chair', [])).toBeUndefined();
    expect(suggestCategory('A cart', [{ categoryname: 'Art' }])).toBeUndefined();
  });
});

describe('in other languages', () => {
  beforeAll(async () => {
    await Promise.all((['de', 'ar'] as const).map(loadCategoryWords));
  });
  const GERMAN = ['Möbel', 'Fahrräder', 'Kameras', 'Musikinstrumente', 'Küche', 'Bücher & Spiele'];
  const ARABIC = ['أثاث', 'دراجات هوائية', 'كاميرات', 'آلات موسيقية', 'أدوات المطبخ', 'كتب وألعاب'];
  const among = (names: readonly string[], title: string) =>
    suggestCategory(
      title,
      names.map((categoryname) => ({ categoryname })),
    )?.categoryname;

  it.each([
    ['Esszimmerstuhl aus Eiche', 'Möbel'],
    ['Bücherregal Kiefer, fünf Böden', 'Möbel'],
    ['Zwei alte Stühle', 'Möbel'],
    ['Küchentisch', 'Möbel'],
    ['Kinderfahrrad 20 Zoll', 'Fahrräder'],
    ['Analogkamera mit 50-mm-Objektiv', 'Kameras'],
    ['Konzertgitarre', 'Musikinstrumente'],
    ['Gusseiserne Pfannen', 'Küche'],
    ['Schachspiel aus Holz', 'Bücher & Spiele'],
    ['Romane, gemischt', 'Bücher & Spiele'],
  ])('of %s it is %s', (title, name) => {
    expect(among(GERMAN, title)).toBe(name);
  });

  it.each([
    ['كرسي سفرة خشب بلوط', 'أثاث'],
    ['كراسي قديمة', 'أثاث'],
    ['مكتبة خشب صنوبر بخمسة رفوف', 'أثاث'],
    ['دراجة أطفال مقاس 20', 'دراجات هوائية'],
    ['كاميرا فيلم مع عدسة 50 ملم', 'كاميرات'],
    ['عود شرقي', 'آلات موسيقية'],
    ['إبريق شاي', 'أدوات المطبخ'],
    ['رواية بحالة جيدة', 'كتب وألعاب'],
  ])('of %s it is %s', (title, name) => {
    expect(among(ARABIC, title)).toBe(name);
  });

  it('is found whatever language the categories are called in', () => {
    expect(suggested('Esszimmerstuhl aus Eiche')).toBe('Furniture');
    expect(suggested('كرسي سفرة خشب بلوط')).toBe('Furniture');
    expect(among(GERMAN, 'Oak chair')).toBe('Möbel');
  });

  it('is none where nothing speaks for any', () => {
    for (const title of ['Alt und gut', 'Barock', 'شيء جميل'])
      expect(among([...GERMAN, ...ARABIC], title)).toBeUndefined();
  });
});
