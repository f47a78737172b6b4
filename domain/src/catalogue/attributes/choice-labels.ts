import { msg } from '@lingui/core/macro';
import { lookedUp } from '../../base/locale/looked-up.ts';
import type { AttributesWith, PRODUCT_ATTRIBUTES } from './product-attributes.ts';

/** A choice that a fact about a product offers, as it is stored. */
export type Choice = (typeof PRODUCT_ATTRIBUTES)[AttributesWith<'options'>]['options'][number];

/** What each is called where it is shown. */
export const CHOICE_LABELS = lookedUp<Choice>({
  Excellent: msg`Excellent`,
  Good: msg`Good`,
  Fair: msg`Fair`,
  Yes: msg`Yes`,
  No: msg`No`,
  'Pick-up': msg`Pick-up`,
  Delivery: msg`Delivery`,
  'Pick-up or delivery': msg`Pick-up or delivery`,
});

const CHOICES: ReadonlySet<string> = new Set(Object.keys(CHOICE_LABELS));

const isChoice = (stored: string): stored is Choice => CHOICES.has(stored);

/** What a stored text of a fact that offers choices is called: itself where it is none of them. */
export function choiceLabel(stored: string): string {
  return isChoice(stored) ? CHOICE_LABELS[stored] : stored;
}
