import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { ID_PATTERN, MOBILE_PATTERN, UTC_DATE_PATTERN } from '@thriftline/domain/base/fields/fields';
import { fromCents } from '@thriftline/domain/base/money';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { quoted } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

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
    // Whole cents: the quotient is the nearest number to the decimal, and so is a price that has no more digits.
    && math.round(value * 100) / 100.0 == value;
}

// Charged together; half a cent above the most, for no sum of decimals is exact.
function isChargeable(price, delivery) {
  return price + delivery < ${fromCents(MAX_PRICE_CENTS)}5;
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
