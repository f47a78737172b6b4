import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { expect, it } from 'vitest';
import { filledDraft } from './filled-draft.ts';

const picture = {
  id: 'a',
  name: 'a.jpg',
  alt: null,
  full: new Blob(),
  thumb: new Blob(),
  placeholder: undefined,
};
const whole = {
  ...Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, String(SAMPLE_ATTRIBUTES[name])])),
  pictures: [picture],
};

it('makes a product of a whole draft', async () => {
  const { input, pictures } = await filledDraft(whole, { minPrice: 1 });
  expect(input).toMatchObject({
    productname: SAMPLE_ATTRIBUTES.productname,
    resaleprice: SAMPLE_ATTRIBUTES.resaleprice,
  });
  expect(pictures).toEqual([picture]);
});

it('says what a draft lacks, and what the operator wants by now', async () => {
  await expect(filledDraft({ ...whole, pictures: [] }, { minPrice: 1 })).rejects.toThrow(
    /Fill in what’s missing: .*photo/i,
  );
  await expect(filledDraft({ ...whole, location: '' }, { minPrice: 1 })).rejects.toThrow(
    'Fill in what’s missing',
  );
  await expect(filledDraft(whole, { minPrice: 9_000 })).rejects.toThrow('Check the price: At least $9,000');
});
