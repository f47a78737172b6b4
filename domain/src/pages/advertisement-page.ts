import { msg, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { formatPrice } from '../base/money.ts';
import type { Advertisement } from '../catalogue/advertisement.ts';
import type { Condition } from '../catalogue/attributes/product-attributes.ts';

/** About as many characters as search engines and messengers show of a description. */
const SUMMARY_LENGTH = 160;

/** How it is, within a sentence. */
const CONDITION_TEXTS = lookedUp<Condition>({
  Excellent: msg`excellent condition`,
  Good: msg`good condition`,
  Fair: msg`fair condition`,
});

/** An advertised item in a sentence or two: what it costs, how it is, where, and how its description begins. */
export function advertisementSummary(
  item: Pick<Advertisement, 'resaleprice' | 'condition' | 'location' | 'description'>,
): string {
  const [price, condition, { location }] = [
    formatPrice(item.resaleprice),
    CONDITION_TEXTS[item.condition],
    item,
  ];
  const facts = t`${price}, ${condition}, ${location}.`;
  const text = `${facts} ${item.description}`.replace(/\s+/g, ' ').trim();
  const characters = [...text];
  if (characters.length <= SUMMARY_LENGTH) return text;
  const cut = characters.slice(0, SUMMARY_LENGTH - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > SUMMARY_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
