/** Letters that Unicode does not take apart, and how those write them who have no such key. */
export const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  // Arabic: the line that stretches words, letters in several shapes, digits.
  ـ: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
};

/** What is written as one word, as two, or with a hyphen, and means the same: each becomes the one word. */
export const COMPOUNDS: readonly (readonly [string, string])[] = [
  ['t', 'shirt'],
  ['t', 'shirts'],
  ['tee', 'shirt'],
  ['tee', 'shirts'],
  ['wi', 'fi'],
  ['hi', 'fi'],
  ['sci', 'fi'],
  ['e', 'bike'],
  ['e', 'bikes'],
  ['e', 'scooter'],
  ['e', 'scooters'],
  ['e', 'reader'],
  ['e', 'readers'],
  ['x', 'box'],
  ['play', 'station'],
  ['blu', 'ray'],
  ['u', 'bahn'],
];

/** Words that mean the same in two spellings, of which no rule knows. */
export const SPELLINGS: Readonly<Record<string, string>> = { teeshirt: 'tshirt', teeshirts: 'tshirt' };
