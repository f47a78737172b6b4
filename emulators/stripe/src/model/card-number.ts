export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

interface BrandRule {
  brand: CardBrand;
  pattern: RegExp;
  lengths: readonly number[];
  cvcLength: 3 | 4;
  /** Digits per group when printed. */
  groups: readonly number[];
}

const FOURS: readonly number[] = [4, 4, 4, 4, 3];

/** What is known of each brand from the first digits; the first match counts. */
const BRANDS: readonly BrandRule[] = [
  { brand: 'visa', pattern: /^4/, lengths: [16], cvcLength: 3, groups: FOURS },
  {
    brand: 'mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvcLength: 3,
    groups: FOURS,
  },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], cvcLength: 4, groups: [4, 6, 5] },
  { brand: 'diners', pattern: /^3(0[0-5]|09|[689])/, lengths: [14, 16], cvcLength: 3, groups: FOURS },
  { brand: 'jcb', pattern: /^35/, lengths: [16], cvcLength: 3, groups: FOURS },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16], cvcLength: 3, groups: FOURS },
  { brand: 'unionpay', pattern: /^(62|81)/, lengths: [16, 17, 18, 19], cvcLength: 3, groups: FOURS },
];

const UNKNOWN: BrandRule = {
  brand: 'unknown',
  pattern: /^/,
  lengths: [16],
  cvcLength: 3,
  groups: FOURS,
};

/** The rule of the brand these first digits belong to. */
export function brandRuleOf(digits: string): BrandRule {
  return BRANDS.find(({ pattern }) => pattern.test(digits)) ?? UNKNOWN;
}

/** Whether the check digit fits (Luhn, ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** The digits in the groups in which they are printed on a card. */
export function groupDigits(digits: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of brandRuleOf(digits).groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}
