import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { IMPORT_COLUMNS } from '@thriftline/domain/import/product-rows';
import { suggestCategory } from '@thriftline/domain/search/suggest-category';
import { toCsv } from '@/lib/browser/csv.ts';

/** A file to fill in: the titles, and one row that shows what goes where, in the category of the shop that its name speaks of. */
export function importTemplate(categories: readonly { categoryname: string }[]): string {
  const { productname } = SAMPLE_ATTRIBUTES;
  const category = suggestCategory(productname, categories) ?? categories[0];
  const sample = { ...SAMPLE_ATTRIBUTES, categoryId: category?.categoryname ?? '' };
  return toCsv([IMPORT_COLUMNS, ['chair-1', ...ATTRIBUTE_NAMES.map((name) => String(sample[name]))]]);
}
