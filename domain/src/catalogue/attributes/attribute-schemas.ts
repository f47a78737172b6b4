import { type AnySchema, type StringSchema, string } from 'yup';
import { cost, id, mobile, numberBetween, optionalText, price, text } from '../../base/fields/fields.ts';
import { FIELD_REQUIRED } from '../../base/texts/specified-messages.ts';
import type { ProductAttribute } from './attribute-kinds.ts';
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  type AttributesWith,
  PRODUCT_ATTRIBUTES,
  type ProductAttributes,
} from './product-attributes.ts';

/** `Excellent, Good or Fair`. */
function alternatives(options: readonly string[]): string {
  return [options.slice(0, -1).join(', '), ...options.slice(-1)].join(' or ');
}

function choice(options: readonly string[]) {
  return string()
    .oneOf([...options], alternatives(options))
    .required(FIELD_REQUIRED);
}

/** Nothing chosen, as a form has it, is left out. */
function optionalChoice(options: readonly string[]) {
  return string()
    .transform((value) => (value === '' ? undefined : value))
    .oneOf([...options], alternatives(options))
    .optional();
}

function requiredSchema(fact: ProductAttribute) {
  switch (fact.kind) {
    case 'text':
      return text({ ...(fact.min && { min: fact.min }), max: fact.max, lines: fact.lines ?? false });
    case 'choice':
      return choice(fact.options);
    case 'category':
      return id();
    case 'price':
      return price();
    case 'cost':
      return cost(fact.maxCents);
    case 'number':
      return numberBetween(fact);
    case 'mobile':
      return mobile();
  }
}

function schemaOf(fact: ProductAttribute): AnySchema {
  if (!fact.optional) return requiredSchema(fact);
  if (fact.kind === 'text') return optionalText({ max: fact.max, lines: fact.lines ?? false });
  if (fact.kind === 'choice') return optionalChoice(fact.options);
  return requiredSchema(fact).optional();
}

type Text = ReturnType<typeof text>;
type Numeric = ReturnType<typeof numberBetween>;

/** The schema of a required fact, by its kind. */
type RequiredSchema<F extends ProductAttribute> = F extends { kind: 'price' | 'cost' | 'number' }
  ? Numeric
  : F extends { kind: 'choice'; options: readonly (infer Option extends string)[] }
    ? StringSchema<Option>
    : Text;

type FactSchema<F extends ProductAttribute> = F extends { optional: true }
  ? ReturnType<RequiredSchema<F>['optional']>
  : RequiredSchema<F>;

type FactSchemas = { [N in AttributeName]: FactSchema<ProductAttributes[N]> };

/** Names of the facts that a product's public document holds. */
export type PublicAttribute = Exclude<AttributeName, AttributesWith<'private'>>;

function schemasOf<N extends AttributeName>(names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, schemaOf(PRODUCT_ATTRIBUTES[name])])) as Pick<
    FactSchemas,
    N
  >;
}

/** The schema of every fact, by its name. */
export const attributeSchemas = schemasOf(ATTRIBUTE_NAMES);

/** The schemas of what a product's public document holds. */
export const publicAttributeSchemas = schemasOf(
  ATTRIBUTE_NAMES.filter((name): name is PublicAttribute => !('private' in PRODUCT_ATTRIBUTES[name])),
);

/** What is stated of facts that may be: those left empty are left out, since no document holds an empty one. */
export function statedAttributes<Facts extends object>(facts: Facts): Facts {
  const stated = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(stated) as Facts;
}
