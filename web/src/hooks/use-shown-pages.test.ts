import { describe, expect, it } from 'vitest';
import { pagesOf } from './use-shown-pages.ts';

describe('pagesOf', () => {
  it('is what the address says, within reason', () => {
    expect(pagesOf(new URLSearchParams('pages=3'))).toBe(3);
    expect(pagesOf(new URLSearchParams('pages=1000000'))).toBe(50);
  });

  it('is told of two lists apart', () => {
    const search = new URLSearchParams('pages=3&bought=2');
    expect([pagesOf(search), pagesOf(search, 'bought')]).toEqual([3, 2]);
  });

  it('is 1 when the address says nothing that is a number of pages', () => {
    for (const search of ['', 'pages=', 'pages=x', 'pages=-2', 'pages=2.5', 'pages=0']) {
      expect(pagesOf(new URLSearchParams(search))).toBe(1);
    }
  });
});
