import { expect, it } from 'vitest';
import { DEFAULT_TEXTS, shownShopText } from './default-texts.ts';
import { withShopName } from './shop-texts.ts';

it('a default text keeps its blocks and names the shop', () => {
  expect(DEFAULT_TEXTS.terms).toContain('\n\n## What {shop} is\n\n{shop} brings together people');
  expect(DEFAULT_TEXTS.terms).toContain('\n- The law allows it to be sold.\n- Once');
});

it('what the operator wrote is shown as it is, the default with the shop in it', () => {
  expect(shownShopText('terms', 'Be kind.', 'Attic')).toBe('Be kind.');
  const text = withShopName(DEFAULT_TEXTS.terms, 'Attic');
  expect(shownShopText('terms', text, 'Attic')).toBe(text);
});
