import { msg, plural } from '@lingui/core/macro';
import { AMOUNT, type NumberKind, steps } from '../../base/fields/number-kinds.ts';
import { MIN_PRICE_CENTS } from '../../base/price-bounds.ts';
import type { AttributeList, Listed, ProductAttribute } from './attribute-kinds.ts';

const EVERYWHERE: readonly AttributeList[] = ['card', 'page'];

/**
 * Every fact that a seller states of a product, in the order of the form. The schemas, the form, the cards and pages,
 * the words searched, the OpenAPI document, the demo store and the tests of the security rules all read this table;
 * `npm run rules` writes it into firestore.rules. How to add a fact is in docs/recipes.md.
 */
export const PRODUCT_ATTRIBUTES = {
  productname: {
    kind: 'text',
    label: msg`Product name`,
    max: 120,
    formStep: 'details',
    form: 'row',
    searched: true,
    structured: 'name',
    sample: 'Oak chair',
  },
  categoryId: { kind: 'category', label: msg`Category`, formStep: 'details', form: 'half', sample: 'chairs' },
  condition: {
    kind: 'choice',
    label: msg`Condition`,
    options: ['Excellent', 'Good', 'Fair'],
    formStep: 'details',
    form: 'half',
    listed: { on: EVERYWHERE, place: 1 },
    filter: 'anyOf',
    sample: 'Good',
  },
  resaleprice: {
    kind: 'price',
    label: msg`Resale price`,
    formStep: 'priceAndPlace',
    form: 'half',
    filter: 'range',
    sample: 45.5,
  },
  originalprice: {
    kind: 'price',
    label: msg`Original price`,
    formStep: 'priceAndPlace',
    form: 'half',
    sample: 120,
  },
  offers: {
    kind: 'choice',
    label: msg`Offers`,
    help: msg`Choose “No” to sell only at this price`,
    options: ['Yes', 'No'],
    optional: true,
    formStep: 'priceAndPlace',
    form: 'half',
    sample: 'Yes',
  },
  offersFrom: {
    kind: 'price',
    label: msg`Smallest offer`,
    help: msg`The least you’d accept (optional)`,
    optional: true,
    formStep: 'priceAndPlace',
    form: 'half',
    sample: 20,
  },
  yearsofuse: {
    kind: 'number',
    label: msg`Years of use`,
    min: 0,
    max: 100,
    step: 0.5,
    counted: (years) => plural(years, { 0: 'Not used', one: '# year', other: '# years' }),
    formStep: 'priceAndPlace',
    form: 'half',
    listed: {
      on: EVERYWHERE,
      place: 3,
      as: msg`Years used`,
      alone: (years) => plural(years, { 0: 'Not used', one: 'Used # year', other: 'Used # years' }),
    },
    sample: 3,
  },
  /** The year it was bought in; the specification's plural leaves a count of years open, so both fit. */
  yearsofpurchase: {
    kind: 'number',
    label: msg`Year of purchase`,
    min: 0,
    max: 2100,
    step: 1,
    past: true,
    formStep: 'priceAndPlace',
    form: 'half',
    listed: { on: ['page'], place: 4 },
    sample: 2022,
  },
  /** How it comes over; what is not stated the two of them arrange. delivery.ts says what it means. */
  delivery: {
    kind: 'choice',
    label: msg`Delivery or pick-up`,
    help: msg`If you leave it empty, you arrange it with the buyer`,
    options: ['Pick-up', 'Delivery', 'Pick-up or delivery'],
    optional: true,
    formStep: 'priceAndPlace',
    form: 'half',
    sample: 'Pick-up or delivery',
  },
  deliverycost: {
    kind: 'cost',
    label: msg`Delivery price`,
    help: msg`If you deliver. Enter 0 if it’s included`,
    // $500 where the least price is $0.50.
    maxCents: 1000 * MIN_PRICE_CENTS,
    optional: true,
    formStep: 'priceAndPlace',
    form: 'half',
    sample: 6,
  },
  location: {
    kind: 'text',
    label: msg`Location`,
    max: 120,
    autoComplete: 'address-level2',
    formStep: 'priceAndPlace',
    form: 'half',
    listed: { on: EVERYWHERE, place: 2 },
    filter: 'part',
    sample: 'Leeds',
  },
  mobile: {
    kind: 'mobile',
    label: msg`Mobile`,
    help: msg`Only the buyer who paid sees it`,
    formStep: 'priceAndPlace',
    form: 'half',
    private: true,
    sample: '+44 113 496 0000',
  },
  description: {
    kind: 'text',
    label: msg`Description`,
    min: 140,
    max: 5000,
    lines: true,
    formStep: 'details',
    form: 'row',
    searched: true,
    structured: 'description',
    sample: 'A well kept oak chair. '.repeat(10).slice(0, 139).concat('.'),
  },
} as const satisfies Record<string, ProductAttribute>;

/** The kind of number that a fact is; undefined where it is none. */
export function numberKindOf(fact: ProductAttribute): NumberKind | undefined {
  if (fact.kind === 'price' || fact.kind === 'cost') return AMOUNT;
  return fact.kind === 'number' ? steps(fact.step) : undefined;
}

/** The table's type: what each fact is, to the letter. */
export type ProductAttributes = typeof PRODUCT_ATTRIBUTES;
/** The name of a fact, which is the name of its stored field. */
export type AttributeName = keyof ProductAttributes;

/** Names of the facts that say something of themselves, such as `searched` or `private`. */
export type AttributesWith<Key extends string> = {
  [N in AttributeName]: ProductAttributes[N] extends Record<Key, unknown> ? N : never;
}[AttributeName];

/** Names of all facts, in the order of the form. */
export const ATTRIBUTE_NAMES = Object.keys(PRODUCT_ATTRIBUTES) as AttributeName[];

/** Names of the facts that say something of themselves, in the order of the form. */
export function attributesWith<Key extends string>(key: Key): AttributesWith<Key>[] {
  return ATTRIBUTE_NAMES.filter((name): name is AttributesWith<Key> => key in PRODUCT_ATTRIBUTES[name]);
}

function placeOf(name: AttributesWith<'listed'>): Listed {
  return PRODUCT_ATTRIBUTES[name].listed;
}

/** Names of the facts of a list, in its order. */
export function listedAttributes(list: AttributeList): AttributesWith<'listed'>[] {
  return attributesWith('listed')
    .filter((name) => placeOf(name).on.includes(list))
    .sort((a, b) => placeOf(a).place - placeOf(b).place);
}

/** Conditions a second-hand item can be in. */
export const CONDITIONS = PRODUCT_ATTRIBUTES.condition.options;
/** One of them. */
export type Condition = (typeof CONDITIONS)[number];
