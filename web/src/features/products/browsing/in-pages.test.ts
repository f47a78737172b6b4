import { describe, expect, it } from 'vitest';
import { inPages } from './in-pages.ts';

describe('inPages', () => {
  it('fills every page but the last', () => {
    expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([
      { key: 'page-1', rows: [1, 2] },
      { key: 'page-2', rows: [3, 4] },
      { key: 'page-3', rows: [5] },
    ]);
    expect(inPages([], 2)).toEqual([]);
  });
});
