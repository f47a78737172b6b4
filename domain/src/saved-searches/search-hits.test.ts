import { describe, expect, it } from 'vitest';
import { MAX_HITS, newestHit, noHits, unseenHits, withHit } from './search-hits.ts';

const at = (time: string) => Date.parse(time);

describe('what was found for a search', () => {
  it('counts the hits of a day, and begins anew with the next', () => {
    let found = noHits('bea');
    for (let number = 0; number < 5; number += 1) {
      found = withHit(found, `item-${number}`, at('2026-11-23T23:59:00Z') + number);
    }
    expect(found.dayCount).toBe(5);
    found = withHit(found, 'next', at('2026-11-24T00:00:00Z'));
    expect(found.dayCount).toBe(1);
    expect(Object.keys(found.hits)).toHaveLength(6);
  });

  it('forgets the oldest beyond what is kept', () => {
    let found = noHits('bea');
    for (let number = 0; number <= MAX_HITS; number += 1)
      found = withHit(found, `item-${number}`, 1_000 + number);
    expect(Object.keys(found.hits)).toHaveLength(MAX_HITS);
    expect(found.hits['item-0']).toBeUndefined();
    expect(newestHit(found)).toBe(1_000 + MAX_HITS);
  });

  it('is new until it was shown', () => {
    const found = withHit(withHit(noHits('bea'), 'chair', 10), 'lamp', 20);
    expect(unseenHits(found, { seenUntil: 0 })).toEqual(expect.arrayContaining(['chair', 'lamp']));
    expect(unseenHits(found, { seenUntil: 10 })).toEqual(['lamp']);
    expect(unseenHits(found, { seenUntil: newestHit(found) ?? 0 })).toEqual([]);
    expect(newestHit(noHits('bea'))).toBeUndefined();
  });
});
