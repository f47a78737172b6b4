import { readFileSync } from 'node:fs';
import { productSchema } from '@thriftline/domain/product';
import { expect, it } from 'vitest';

/** What rules and functions say of times; the schema is of what people and pages state. */
const TIMES = ['createdAt', 'sellerSince'];

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const FIELDS_OF_PRODUCT = /function isProduct\(data\) \{\s*return hasFields\(data,([^)]*)\)/;

/** Says within seconds what the coverage of the rules would say of a field that the domain does not know. */
it('firestore.rules lets a product have the fields of the domain and no others', () => {
  const [, lists = ''] = FIELDS_OF_PRODUCT.exec(RULES) ?? [];
  const names = [...lists.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(names.sort()).toEqual([...Object.keys(productSchema.fields), ...TIMES].sort());
});
