import { i18n } from '../../base/locale/i18n.ts';
import { newLookup } from '../../base/locale/new-lookup.ts';
import { formatPrice } from '../../base/money.ts';
import type { ProductAttribute } from './attribute-kinds.ts';
import { choiceLabel } from './choice-labels.ts';
import { type AttributeName, type AttributesWith, PRODUCT_ATTRIBUTES } from './product-attributes.ts';

/** What a fact is called in the form. */
export function attributeLabel(name: AttributeName): string {
  return i18n._(PRODUCT_ATTRIBUTES[name].label);
}

/** Has the titles of columns in English, whatever is spoken: a file made in one language is read in another. */
const ENGLISH = newLookup({ locale: 'en', locales: 'en-US' });

/** What its column is called in a file, in every language. */
export function attributeTitle(name: AttributeName): string {
  return ENGLISH._(PRODUCT_ATTRIBUTES[name].label);
}

/** What is said under its field of the form; undefined where nothing is. */
export function attributeHelp(name: AttributeName): string | undefined {
  const { help }: ProductAttribute = PRODUCT_ATTRIBUTES[name];
  return help && i18n._(help);
}

/** What a fact is called where it stands in a list of facts. */
export function attributeTerm(name: AttributesWith<'listed'>): string {
  const { label, listed }: ProductAttribute = PRODUCT_ATTRIBUTES[name];
  return i18n._(listed?.as ?? label);
}

/** A fact's value as people say it: `Not used`, `1 year`, `$45`; undefined when it is not stated. */
export function attributeText(name: AttributeName, value: string | number | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const fact: ProductAttribute = PRODUCT_ATTRIBUTES[name];
  if (fact.kind === 'price' || fact.kind === 'cost') return formatPrice(Number(value));
  if (fact.kind === 'choice') return choiceLabel(String(value));
  return fact.kind === 'number' && fact.counted ? fact.counted(Number(value)) : String(value);
}
