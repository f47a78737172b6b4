import { readProductFile } from '@thriftline/domain/import/product-rows';
import { expect, it } from 'vitest';
import { BYTE_ORDER_MARK } from '@/lib/browser/download-text.ts';
import { importTemplate } from './import-template.ts';

it.each([
  ['the category that its item belongs to', ['Bikes', 'Chairs & "stools"'], 'Chairs & "stools"'],
  ['one of the shop’s, where it has none for that', ['Bikes', 'Books'], 'Bikes'],
])('the template is a file without errors, in %s', (_, names, expected) => {
  const categories = names.map((categoryname, place) => ({ _id: `c${place}`, categoryname }));
  const file = readProductFile(BYTE_ORDER_MARK + importTemplate(categories), {
    categories,
    settings: { minPrice: 1 },
  });
  expect(file).toMatchObject({
    rows: [
      {
        key: 'chair-1',
        faults: [],
        facts: { productname: 'Oak chair', categoryId: `c${names.indexOf(expected)}` },
      },
    ],
  });
});
