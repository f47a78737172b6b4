import type { MessageDescriptor } from '@lingui/core';

/** The lists of facts there are: on a card among others, and on the product's own page. */
export type AttributeList = 'card' | 'page';

/** A place in one or both of the lists, and what the fact is called there when not by its label. */
export interface Listed {
  on: readonly AttributeList[];
  place: number;
  as?: MessageDescriptor;
  /** How people say it in a line of facts, where nothing says what it is. */
  alone?: (value: number) => string;
}

/** What every fact says of itself, whatever its kind. */
interface Described {
  /** What it is called in the form, and in lists of facts unless `listed` says otherwise. */
  label: MessageDescriptor;
  /** The step of the form in which a phone asks for it: what tells the item from others, or what it costs and where it is. */
  formStep: 'details' | 'priceAndPlace';
  /** The share of the form's width it takes where there is room; neighbors of half a row stand beside each other. */
  form: 'row' | 'half';
  /** Said under the field of the form. */
  help?: MessageDescriptor;
  /** May be left out; every other fact is required. */
  optional?: true;
  /** Kept in the product's contact document, which only some may read, and not in the product. */
  private?: true;
  /** Where it stands in a list of facts, the lowest place first. What the layout shows by itself has no place. */
  listed?: Listed;
  /** How a category can be filtered by it. */
  filter?: 'anyOf' | 'range' | 'part';
}

/** A text: one line unless it has `lines`; `min` and `max` are its least and most characters. */
interface TextFact extends Described {
  kind: 'text';
  min?: number;
  max: number;
  lines?: true;
  /** What the browser may fill in by itself, a token of HTML's `autocomplete`. */
  autoComplete?: string;
  /** Whether the words that people search for are looked for in it. */
  searched?: true;
  /** The property of https://schema.org/Product that it is. */
  structured?: string;
  sample: string;
}

/** One of a few texts. */
interface ChoiceFact extends Described {
  kind: 'choice';
  options: readonly string[];
  sample: string;
}

/** The id of a category. */
interface CategoryFact extends Described {
  kind: 'category';
  sample: string;
}

/** A price; money.ts has its bounds. */
interface PriceFact extends Described {
  kind: 'price';
  sample: number;
}

/** What something costs that may cost nothing: whole cents up to `maxCents`. */
interface CostFact extends Described {
  kind: 'cost';
  maxCents: number;
  sample: number;
}

/** A number between two bounds, both allowed, in steps of `step`: 1, or a fraction with an exact binary form. */
interface NumberFact extends Described {
  kind: 'number';
  min: number;
  max: number;
  step: number;
  /** A year: none that is to come. */
  past?: true;
  /** How people say it, where it is a count: none of it, one, several. */
  counted?: (value: number) => string;
  sample: number;
}

/** A telephone number. */
interface MobileFact extends Described {
  kind: 'mobile';
  sample: string;
}

/** One fact that a seller states of a product. */
export type ProductAttribute =
  | TextFact
  | ChoiceFact
  | CategoryFact
  | PriceFact
  | CostFact
  | NumberFact
  | MobileFact;
