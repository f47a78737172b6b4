/** What a price is, by the words before it. */
export interface PricePhrase {
  bound: 'min' | 'max';
  words: string;
  /**
   * Whether the words mean a price without a sign of money, too. `Up to 32` may be inches and `air max 97` is a shoe, so
   * most don't.
   */
  bare?: true;
}

/** Two prices with a word between them, and often one before them. All need a sign of money. */
export interface RangePhrase {
  from: string;
  to: string;
}

/** What people write before a price, in each language of the shop, as `plainText` leaves it. */
export const PRICE_PHRASES: readonly PricePhrase[] = [
  ...['under', 'below', 'less than', 'cheaper than'].map(bareMax),
  ...['unter', 'weniger als', 'billiger als', 'günstiger als'].map(bareMax),
  ...['أقل من', 'أرخص من', 'تحت', 'دون'].map(bareMax),
  ...['up to', 'at most', 'no more than', 'not more than', 'max', 'maximum'].map(max),
  ...['bis', 'bis zu', 'höchstens', 'maximal'].map(max),
  ...['حتى', 'لا يزيد عن', 'لا يتجاوز'].map(max),
  ...['over', 'above', 'more than', 'at least', 'from', 'min', 'minimum'].map(min),
  ...['ab', 'über', 'mehr als', 'mindestens', 'minimal'].map(min),
  ...['أكثر من', 'أعلى من', 'فوق', 'لا يقل عن', 'ابتداء من'].map(min),
];

/** Prices between two. */
export const RANGE_PHRASES: readonly RangePhrase[] = [
  { from: 'between', to: 'and' },
  { from: 'from', to: 'to' },
  { from: '', to: 'to' },
  { from: 'zwischen', to: 'und' },
  { from: 'von', to: 'bis' },
  { from: '', to: 'bis' },
  { from: 'بين', to: 'و' },
  { from: 'من', to: 'إلى' },
  { from: 'من', to: 'الى' },
];

/** Words that lead to a price and say nothing else: `a lamp for under $50`. */
export const BEFORE_PRICE: readonly string[] = ['for', 'priced', 'für', 'بسعر'];

/** What people write before the name of a town. `In` says too little: `in nice condition`, while Nice is a town. */
export const PLACE_PHRASES: readonly string[] = [
  ...['near', 'close to'],
  ...['nahe', 'in der nähe von', 'nähe', 'im raum'],
  ...['قرب', 'بالقرب من', 'قريب من', 'قريبة من'],
];

function bareMax(words: string): PricePhrase {
  return { bound: 'max', words, bare: true };
}

function max(words: string): PricePhrase {
  return { bound: 'max', words };
}

function min(words: string): PricePhrase {
  return { bound: 'min', words };
}
