import type { ProductAttribute } from './attributes/attribute-kinds.ts';
import { attributeText } from './attributes/attribute-texts.ts';
import {
  type AttributesWith,
  listedAttributes,
  PRODUCT_ATTRIBUTES,
} from './attributes/product-attributes.ts';
import type { Product } from './product.ts';

/** What a card says of an item besides its name and price. */
export type CardItem = Pick<Product, 'location'> &
  Partial<Pick<Product, AttributesWith<'listed'> | 'delivery' | 'deliverycost'>>;

/** A stated fact without its term: `Good`, `Used 2 years`, `Not used`. */
function withoutTerm(name: AttributesWith<'listed'>, item: CardItem): string | undefined {
  const { listed }: ProductAttribute = PRODUCT_ATTRIBUTES[name];
  const value = item[name];
  return listed?.alone && typeof value === 'number' ? listed.alone(value) : attributeText(name, value);
}

/** The few words that tell what an item is, as far as they are stated; where it is is a line of its own. */
export function cardAttributes(item: CardItem): string[] {
  return listedAttributes('card')
    .filter((name) => name !== 'location')
    .map((name) => withoutTerm(name, item))
    .filter((words) => words !== undefined);
}
