import { describe, expect, it } from 'vitest';
import { AppError } from '../../base/errors.ts';
import { validate } from '../../base/fields/validate.ts';
import { inCategoryOrder, MAX_ORDERED, orderCategoriesSchema } from './category.ts';

function isTaken(ids: unknown): boolean {
  try {
    validate(orderCategoriesSchema, { ids });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

describe('orderCategoriesSchema', () => {
  it('takes as many categories as can have a place', () => {
    expect(isTaken(['chairs'])).toBe(true);
    expect(isTaken(many(MAX_ORDERED))).toBe(true);
  });

  it.each([
    ['none', []],
    ['nothing', undefined],
    ['too many', many(MAX_ORDERED + 1)],
    ['one twice', ['chairs', 'lamps', 'chairs']],
    ['an odd id', ['a/b']],
    ['a hole', ['chairs', null]],
    ['what is no list', 'chairs'],
  ])('refuses %s', (_, ids) => expect(isTaken(ids)).toBe(false));
});

describe('inCategoryOrder', () => {
  it('puts those with a place first, by it, and the others as told', () => {
    const categories = [
      { name: 'b' },
      { name: 'd', order: 7 },
      { name: 'a' },
      { name: 'c', order: 0 },
      { name: 'e', order: 7 },
    ];
    const byName = inCategoryOrder<(typeof categories)[number]>((a, b) => a.name.localeCompare(b.name));
    expect(categories.toSorted(byName).map(({ name }) => name)).toEqual(['c', 'd', 'e', 'a', 'b']);
  });
});
