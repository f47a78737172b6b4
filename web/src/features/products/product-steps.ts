import { msg } from '@lingui/core/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';

/** The steps in which a product is described on a phone; the last shows everything once more. */
export const PRODUCT_STEPS = ['photos', 'details', 'priceAndPlace', 'review'] as const;
export type ProductStep = (typeof PRODUCT_STEPS)[number];

/** What each step is called. */
export const STEP_LABELS: Readonly<Record<ProductStep, string>> = lookedUp({
  photos: msg`Photos`,
  details: msg`Item details`,
  priceAndPlace: msg`Price and place`,
  review: msg({ message: 'Review', context: 'a step' }),
});

/** Where everything is looked over, and sent. */
export const LAST_STEP: ProductStep = 'review';

/** The facts that a step asks for, in the order of the form. */
export function factsOfStep(step: ProductStep): readonly AttributeName[] {
  switch (step) {
    case 'photos':
      return [];
    case 'details':
    case 'priceAndPlace':
      return ATTRIBUTE_NAMES.filter((name) => PRODUCT_ATTRIBUTES[name].formStep === step);
    case 'review':
      return ATTRIBUTE_NAMES;
  }
}

/** The step after or before, if there is one. */
export function stepBeside(step: ProductStep, by: 1 | -1): ProductStep | undefined {
  return PRODUCT_STEPS[PRODUCT_STEPS.indexOf(step) + by];
}

/** The fields of the form that a step asks for. */
export function fieldsOfStep(step: ProductStep): readonly string[] {
  return step === 'photos' ? ['pictures'] : factsOfStep(step);
}
