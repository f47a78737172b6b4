import { expect, it } from 'vitest';
import { coverOfDraft, nameOfDraft } from './draft.ts';

it('is called by the name that was typed, if any', () => {
  expect(nameOfDraft({ values: { productname: ' Oak chair ' } })).toBe('Oak chair');
  expect(nameOfDraft({ values: { productname: ' ' } })).toBe('A product without a name');
  expect(nameOfDraft({ values: {} })).toBe('A product without a name');
});

it('is known by its photo or the small size of its first picture', () => {
  const picture = new Blob(['picture']);
  expect(coverOfDraft({ values: { photo: picture } })).toBe(picture);
  expect(coverOfDraft({ values: { photo: null } })).toBeNull();
  expect(coverOfDraft({ values: { pictures: [{ thumb: picture }, {}] } })).toBe(picture);
  expect(coverOfDraft({ values: { pictures: [] } })).toBeNull();
});
