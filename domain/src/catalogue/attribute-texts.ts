import { formatPrice } from '../base/money.ts';
import {
  type AttributeName,
  type AttributesWith,
  PRODUCT_ATTRIBUTES,
  type ProductAttribute,
} from './product-attributes.ts';

/** What a fact is called where it stands in a list of facts. */
export function attributeTerm(name: AttributesWith<'listed'>): string {
  const { label, listed }: ProductAttribute = PRODUCT_ATTRIBUTES[name];
  return listed?.as ?? label;
}

/** A fact's value as people say it: `Not used`, `1 year`, `$45`; undefined when it is not stated. */
export function attributeText(name: AttributeName, value: string | number | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const fact: ProductAttribute = PRODUCT_ATTRIBUTES[name];
  if (fact.kind === 'price' || fact.kind === 'cost') return formatPrice(Number(value));
  if (fact.kind !== 'number' || fact.counted === undefined) return String(value);
  const { none, one, many } = fact.counted;
  return value === 0 ? none : `${value} ${value === 1 ? one : many}`;
}
