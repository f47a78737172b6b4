import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { IMPORT_COLUMNS } from '@thriftline/domain/import/product-rows';
import { toCsv } from '@/lib/browser/csv.ts';

/** A file to fill in: the titles, and one row that shows what goes where. */
export function importTemplate(categoryname: string): string {
  const sample = { ...SAMPLE_ATTRIBUTES, categoryId: categoryname };
  return toCsv([IMPORT_COLUMNS, ['chair-1', ...ATTRIBUTE_NAMES.map((name) => String(sample[name]))]]);
}
