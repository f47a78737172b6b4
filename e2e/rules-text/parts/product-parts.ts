import { DEFAULT_LANGUAGE, LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { fromCents } from '@thriftline/domain/base/money';
import { MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import type { ProductAttribute } from '@thriftline/domain/catalogue/attributes/attribute-kinds';
import {
  type AttributeName,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import { contactSchema } from '@thriftline/domain/catalogue/contact';
import { productSchema } from '@thriftline/domain/catalogue/product';
import { MAX_DRAFT_CHARACTERS, MAX_DRAFT_FACTS } from '@thriftline/domain/catalogue/stored-draft';
import { MAX_WISH_MOBILE, wishSchema } from '@thriftline/domain/catalogue/wish';
import { allOf, fieldsOf, list, quoted } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** What a field must hold, as a condition of the rules; undefined for what a condition written by hand compares. */
type Condition = string | undefined;

/** The field's value; of one that may be missing, a value that passes stands in for it. */
const readOf = (name: string, { optional }: ProductAttribute, instead: string | number) =>
  optional ? `data.get('${name}', ${instead})` : `data.${name}`;

/** What a fact must be. Rules count no steps below one by themselves, so they are told how many make one. */
function conditionOf(name: string, fact: ProductAttribute): Condition {
  switch (fact.kind) {
    case 'text': {
      const min = fact.optional ? 0 : (fact.min ?? 1);
      const value = readOf(name, fact, "''");
      if (fact.lines) return `isLongText(${value}, ${min}, ${fact.max})`;
      if (min > 1) throw new Error(`${name}: the rules know a least length of texts with lines only.`);
      return `${fact.optional ? 'isLine' : 'isText'}(${value}, ${fact.max})`;
    }
    case 'choice':
      return `${readOf(name, fact, quoted(fact.options[0] ?? ''))} in ${list(fact.options)}`;
    case 'price':
      return `isPrice(${readOf(name, fact, fromCents(MIN_PRICE_CENTS))})`;
    case 'cost':
      return `isCost(${readOf(name, fact, 0)}, ${fromCents(fact.maxCents)})`;
    case 'number': {
      const most = fact.past ? 'request.time.year()' : fact.max;
      return `isBetween(${readOf(name, fact, fact.min)}, ${fact.min}, ${most}, ${1 / fact.step})`;
    }
    case 'mobile':
      return `isMobile(${readOf(name, fact, '')})`;
    case 'category':
      return undefined;
  }
}

const facts: [AttributeName, ProductAttribute][] = Object.entries(PRODUCT_ATTRIBUTES) as [
  AttributeName,
  ProductAttribute,
][];
const conditions = facts
  .filter(([, fact]) => !fact.private)
  .flatMap(([name, fact]) => conditionOf(name, fact) ?? []);

const product = fieldsOf(productSchema);
const changeable: readonly string[] = CHANGEABLE.products;
const isStated = (name: string) => changeable.includes(name);
/** What a product has beside: the server's times, which no schema of what people state has. */
const TIMES = ['sellerSince', 'createdAt'];
const inSchema = [...product.required, ...product.optional];

const contact = fieldsOf(contactSchema);
const wish = fieldsOf(wishSchema);

/** Products, what is written beside them, and wishes. */
export const PRODUCT_PARTS: readonly RulesPart[] = [
  {
    name: 'product',
    from: 'catalogue/attributes/product-attributes.ts and product.ts',
    text: `
// What its seller says of a product, with all of it or without some: they may change it while it is unsold.
function stated() {
  return ${list(product.required.filter(isStated))};
}

function statedIfAny() {
  return ${list(product.optional.filter(isStated))};
}

// What comes with it when it is new, and what a seller may only say of one that is there.
function statedOnce() {
  return ${list([...product.required.filter((name) => !isStated(name)), ...TIMES])};
}

function unsetFlags() {
  return ${list(product.optional.filter((name) => !isStated(name)))};
}

function changedLater() {
  return ${list([...changeable.filter((name) => !inSchema.includes(name)), 'editedAt'])};
}

function hasStated(data) {
  return ${allOf([
    ...conditions,
    `data.get('language', ${quoted(DEFAULT_LANGUAGE)}) in ${list(LANGUAGES)}`,
    "(!('placeholder' in data) || isPlaceholder(data.placeholder))",
    "isChargeable(data.resaleprice, data.get('deliverycost', 0))",
  ])};
}
`,
  },
  {
    name: 'contact',
    from: 'catalogue/contact.ts',
    text: `
function hasContactFields(data) {
  return hasFields(data, ${list(contact.required)}, ${list(contact.optional)});
}

function changeable() {
  return ${list(CHANGEABLE.contacts)};
}
`,
  },
  {
    name: 'smallest-price',
    from: 'base/price-bounds.ts',
    text: `
// The least that an item may cost: what the operator set, else the least that can be charged.
function smallestPrice() {
  let path = /databases/$(database)/documents/settings/shop;
  return exists(path) ? get(path).data.get('minPrice', ${fromCents(MIN_PRICE_CENTS)}) : ${fromCents(MIN_PRICE_CENTS)};
}
`,
  },
  {
    name: 'wish',
    from: 'catalogue/wish.ts',
    text: `
function isWish(data) {
  return hasFields(data, ${list([...wish.required, 'createdAt'])}, ${list(wish.optional)})
    && isLine(data.get('location', ''), ${PRODUCT_ATTRIBUTES.location.max})
    && isLine(data.get('mobile', ''), ${MAX_WISH_MOBILE});
}
`,
  },
  {
    name: 'draft',
    from: 'catalogue/stored-draft.ts',
    text: `
function areValues(values) {
  return values.size() <= ${MAX_DRAFT_FACTS}
    && values.values().join('').size() <= ${MAX_DRAFT_CHARACTERS};
}
`,
  },
];
