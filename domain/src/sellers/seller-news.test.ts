import { describe, expect, it } from 'vitest';
import {
  afterStep,
  afterTelling,
  isNewItem,
  itemsToTell,
  MAX_NEWS_TRIES,
  MAX_REMEMBERED,
  NEW_FOR_DAYS,
  NEWS_GAP_HOURS,
  NEWS_WAIT_MINUTES,
  NO_NEWS,
  type SellerNews,
  withNewItem,
} from './seller-news.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;

const told = (news: SellerNews, until: number) => afterTelling({ ...news, telling: { until } });
const idsToTell = (news: SellerNews) => itemsToTell(news).map(({ id }) => id);

describe('the news of a seller', () => {
  it('are due some minutes after the first item, and then not again for hours', () => {
    const first = withNewItem(NO_NEWS, 'chair', NOW);
    expect(first.dueAt).toBe(NOW + NEWS_WAIT_MINUTES * MINUTE);
    const both = withNewItem(first, 'table', NOW + 5 * MINUTE);
    expect(both.dueAt).toBe(first.dueAt);
    const until = NOW + 20 * MINUTE;
    const rested = told(both, until);
    expect(rested.dueAt).toBeUndefined();
    expect(withNewItem(rested, 'lamp', until + HOUR).dueAt).toBe(until + NEWS_GAP_HOURS * HOUR);
    const late = until + 2 * NEWS_GAP_HOURS * HOUR;
    expect(withNewItem(rested, 'lamp', late).dueAt).toBe(late + NEWS_WAIT_MINUTES * MINUTE);
  });

  it('hold an item once, also when it was told', () => {
    const news = withNewItem(NO_NEWS, 'chair', NOW);
    expect(withNewItem(news, 'chair', NOW + HOUR)).toBe(news);
    const after = told(news, NOW + HOUR);
    expect(withNewItem(after, 'chair', NOW + 2 * HOUR)).toBe(after);
  });

  it('hold what comes while followers are told for the next time, whatever the clock says', () => {
    const telling = { ...withNewItem(NO_NEWS, 'chair', NOW), telling: { until: NOW + HOUR } };
    const more = withNewItem(telling, 'lamp', NOW + HOUR - MINUTE);
    expect(idsToTell(more)).toEqual(['chair']);
    const after = afterTelling(more);
    expect(after.dueAt).toBe(NOW + HOUR + NEWS_GAP_HOURS * HOUR);
    expect(after.telling).toBeUndefined();
    expect(idsToTell({ ...after, telling: { until: NOW + 20 * HOUR } })).toEqual(['lamp']);
    const late = withNewItem(after, 'table', NOW);
    expect(idsToTell({ ...late, telling: { until: NOW + 20 * HOUR } })).toEqual(['lamp', 'table']);
  });

  it('name the newest first, and forget the oldest', () => {
    const ids = Array.from({ length: MAX_REMEMBERED + 1 }, (_, index) => `item-${index}`);
    const news = ids.reduce((known, id, index) => withNewItem(known, id, NOW + index), NO_NEWS);
    const all = idsToTell({ ...news, telling: { until: NOW + HOUR } });
    expect(all).toHaveLength(MAX_REMEMBERED);
    expect([all[0], all.at(-1)]).toEqual([ids.at(-1), 'item-1']);
  });

  it('know nothing of an item that was added days ago', () => {
    expect(isNewItem(NOW - NEW_FOR_DAYS * 24 * HOUR + 1, NOW)).toBe(true);
    expect(isNewItem(NOW - NEW_FOR_DAYS * 24 * HOUR, NOW)).toBe(false);
  });
});

describe('telling followers', () => {
  const begun = { until: NOW };

  it('goes on after those who were told, and is over after the last', () => {
    const first = afterStep(begun, { tried: ['a', 'b'], failed: [], next: 'b' });
    expect(first).toEqual({ until: NOW, after: 'b' });
    expect(
      afterStep({ until: NOW, after: 'b' }, { tried: ['c'], failed: [], next: undefined }),
    ).toBeUndefined();
  });

  it('keeps who could not be told for the end, and passes them over after enough tries', () => {
    const step = { tried: ['a', 'b'], failed: ['a'], next: 'b' };
    const first = afterStep(begun, step) ?? begun;
    expect(first).toEqual({ until: NOW, after: 'b', untold: { a: 1 } });
    let telling = afterStep(first, { tried: ['c'], failed: ['c'], next: undefined }) ?? begun;
    expect(telling).toEqual({ until: NOW, isThrough: true, untold: { a: 1, c: 1 } });
    telling = afterStep(telling, { tried: ['a', 'c'], failed: ['a'], next: undefined }) ?? begun;
    expect(telling).toEqual({ until: NOW, isThrough: true, untold: { a: 2 } });
    const last = { until: NOW, isThrough: true, untold: { a: MAX_NEWS_TRIES - 1 } } as const;
    expect(afterStep(last, { tried: ['a'], failed: ['a'], next: undefined })).toBeUndefined();
  });
});
