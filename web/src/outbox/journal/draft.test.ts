import { expect, it } from 'vitest';
import { coverOfDraft, draftLeftBehind, nameOfDraft } from './draft.ts';

it('is called by the name that was typed, if any', () => {
  expect(nameOfDraft({ values: { productname: ' Oak chair ' } })).toBe('Oak chair');
  expect(nameOfDraft({ values: { productname: ' ' } })).toBe('Untitled item');
  expect(nameOfDraft({ values: {} })).toBe('Untitled item');
});

it('is known by its photo or the small size of its first picture', () => {
  const picture = new Blob(['picture']);
  expect(coverOfDraft({ values: { photo: picture } })).toBe(picture);
  expect(coverOfDraft({ values: { photo: null } })).toBeNull();
  expect(coverOfDraft({ values: { pictures: [{ thumb: picture }, {}] } })).toBe(picture);
  expect(coverOfDraft({ values: { pictures: [] } })).toBeNull();
});

it('is left behind after a day, unless it is published by itself', () => {
  const HOUR = 3_600_000;
  const draft = (id: string, hours: number) => ({ id, uid: 'u1', at: 100 * HOUR - hours * HOUR, values: {} });
  const now = 100 * HOUR;
  expect(draftLeftBehind([draft('new', 23)], now)).toBeUndefined();
  expect(draftLeftBehind([draft('a', 24), draft('b', 50), draft('c', 30)], now)?.id).toBe('b');
  expect(draftLeftBehind([{ ...draft('b', 50), publish: { productId: 'p1' } }], now)).toBeUndefined();
});
