import { readFileSync } from 'node:fs';
import { CHANGEABLE } from '@thriftline/domain/changeable-fields';
import { productSchema } from '@thriftline/domain/product';
import { expect, it } from 'vitest';

/** What rules and functions say of times; the schema is of what people and pages state. */
const TIMES = ['createdAt', 'sellerSince'];

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const FIELDS_OF_PRODUCT = /function isProduct\(data\) \{\s*return hasFields\(data,([^;]*?)&& hasStated/;
const STATED = /function (?:stated|statedIfAny)\(\) \{\s*return \[([^\]]*)\]/g;

const FLAGS = /concat\(statedIfAny\(\)\)\.concat\(\[([^\]]*)\]/;

const namesIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
const stated = [...RULES.matchAll(STATED)].flatMap(([, list = '']) => namesIn(list));

// Says within seconds what the coverage of the rules would say of a field that the domain does not know.
it('firestore.rules lets a product have the fields of the domain and no others', () => {
  const others = namesIn(FIELDS_OF_PRODUCT.exec(RULES)?.[1] ?? '');
  expect([...stated, ...others].sort()).toEqual([...Object.keys(productSchema.fields), ...TIMES].sort());
});

it('firestore.rules lets a seller change the fields of the domain and no others', () => {
  const flags = namesIn(FLAGS.exec(RULES)?.[1] ?? '');
  expect([...stated, ...flags].sort()).toEqual([...CHANGEABLE.products, 'editedAt'].sort());
});
