import { describe, expect, it } from 'vitest';
import { isFiltered, searchOf, searchParameters, withoutFilters } from './product-search.ts';

const search = (address: string) => searchOf(new URLSearchParams(address));

describe('searchOf', () => {
  it('survives the way through the address', () => {
    const address =
      'sort=-price&condition=Excellent&condition=Fair&min=5&max=20.5&verified=yes&location=Leeds&q=oak';
    expect(searchParameters(search(address)).toString()).toBe(address);
    expect(search(address)).toEqual({
      sort: '-price',
      conditions: ['Excellent', 'Fair'],
      min: 5,
      max: 20.5,
      verifiedOnly: true,
      location: 'Leeds',
      text: 'oak',
    });
  });

  it('leaves out what an address says wrongly', () => {
    const wrong = search('sort=name&condition=Broken&min=x&max=-1&verified=1&q=%20');
    expect(wrong).toEqual(search(''));
    expect(searchParameters(wrong).toString()).toBe('');
  });
});

describe('isFiltered', () => {
  it('is about filters, not about the order', () => {
    expect(isFiltered(search('sort=price'))).toBe(false);
    for (const filter of ['condition=Good', 'min=0', 'max=9', 'verified=yes', 'location=York', 'q=oak']) {
      expect(isFiltered(search(filter))).toBe(true);
      expect(withoutFilters(search(`sort=price&${filter}`))).toEqual(search('sort=price'));
    }
  });
});
