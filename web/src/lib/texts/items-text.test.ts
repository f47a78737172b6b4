import { describe, expect, it } from 'vitest';
import { itemsText } from './items-text.ts';

describe('itemsText', () => {
  it('counts as people do', () => {
    expect([0, 1, 2].map((count) => itemsText(count))).toEqual(['No items', '1 item', '2 items']);
    expect(itemsText(1000, '999+')).toBe('999+ items');
    expect(itemsText(1, '1+')).toBe('1+ items');
  });
});
