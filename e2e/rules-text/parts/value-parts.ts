import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { ID_PATTERN, MOBILE_PATTERN, UTC_DATE_PATTERN } from '@thriftline/domain/base/fields/fields';
import { fromCents, PRICE_STEP } from '@thriftline/domain/base/money';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { quoted } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** How many steps of a price make one; rules count no steps below one by themselves. */
const PER_ONE = Math.round(1 / PRICE_STEP);
/** That an amount is in whole steps: the quotient is the nearest number to the decimal, and so is a price that has no more digits. */
const IN_STEPS =
  PER_ONE === 1 ? 'math.floor(value) == value' : `math.round(value * ${PER_ONE}) / ${PER_ONE}.0 == value`;

/** What may be listed at a time, what a price is, and what texts of a certain shape look like. */
export const VALUE_PARTS: readonly RulesPart[] = [
  {
    name: 'list-bound',
    from: 'base/collections.ts',
    text: `
// A list says how much of it is wanted, so that nobody takes a collection along in one question.
function isBounded() {
  return request.method == 'get' || (request.query.limit <= ${MAX_LISTED} && skipsNothing());
}
`,
  },
  {
    name: 'prices',
    from: 'base/price-bounds.ts',
    text: `
function isPrice(value) {
  return value is number && value >= ${fromCents(MIN_PRICE_CENTS)} && value <= ${fromCents(MAX_PRICE_CENTS)}
    // In whole steps: the quotient is the nearest number to the decimal, and so is a price that has no more digits.
    && ${IN_STEPS};
}

// What may cost nothing, in whole steps.
function isCost(value, max) {
  return value is number && value >= 0 && value <= max && ${IN_STEPS};
}

// Charged together; half a step above the most, for no sum of decimals is exact.
function isChargeable(price, delivery) {
  return price + delivery < ${fromCents(MAX_PRICE_CENTS) + PRICE_STEP / 2};
}
`,
  },
  {
    name: 'patterns',
    from: 'base/fields/fields.ts',
    text: `
function isId(value) {
  return value.matches(${quoted(ID_PATTERN)});
}

function isMobile(value) {
  return value.matches(${quoted(MOBILE_PATTERN)});
}

function isUtcDate(value) {
  return value.matches(${quoted(UTC_DATE_PATTERN)});
}
`,
  },
];
