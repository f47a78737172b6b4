import { describe, expect, it } from 'vitest';
import { suggestCategory } from './suggest-category.ts';

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
