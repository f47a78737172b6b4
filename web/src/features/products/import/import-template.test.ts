import { readProductFile } from '@thriftline/domain/import/product-rows';
import { expect, it } from 'vitest';
import { BYTE_ORDER_MARK } from '@/lib/browser/download-text.ts';
import { importTemplate } from './import-template.ts';

it('the template is a file without errors', () => {
  const file = readProductFile(BYTE_ORDER_MARK + importTemplate('Chairs & "stools"'), {
    categories: [{ _id: 'chairs', categoryname: 'Chairs & "stools"' }],
    settings: { minPrice: 1 },
  });
  expect(file).toMatchObject({ rows: [{ key: 'chair-1', faults: [], facts: { categoryId: 'chairs' } }] });
});
