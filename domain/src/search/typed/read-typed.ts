import { AMOUNT, typedValue } from '../../base/fields/number-kinds.ts';
import { SHOP } from '../../base/shop/shop.ts';
import { plainText } from '../words/stems.ts';
import { currencyWords } from './currency-words.ts';
import { BEFORE_PRICE, PLACE_PHRASES, PRICE_PHRASES, RANGE_PHRASES } from './price-phrases.ts';

/** A town that may be meant, and the words that are left if it is. */
export interface PlaceReading {
  name: string;
  words: string;
}

/** What a search says in words that filters can say, too. */
export interface TypedSearch {
  /** What is left to look for. The name of a place is among it: whether it is one, only the list of towns knows. */
  words: string;
  min?: number;
  max?: number;
  /** The places that may be meant, the longest name first; empty where none is. */
  places: readonly PlaceReading[];
}

/** Words for the shop's currency. A word for another one is no price of this shop. */
const CURRENCY = new Set(currencyWords(SHOP.currency).map(plainText));

/** Those that stand at a number without a space between, and no letter of another word: `$50`, `50€`, `50usd`. */
const SIGNS = [...CURRENCY].filter((sign) => /[^\p{L}]/u.test(sign) || sign === SHOP.currency);

/** Longest name of a town, in words. */
const MOST_NAME_WORDS = 4;

/** Marks that end a part of a sentence. */
const END_MARKS = /[,;:!?.،؛؟]{1,9}$/u;

/** A word as typed, and as phrases are compared. */
interface Word {
  typed: string;
  plain: string;
  /** Whether a comma or another mark follows. */
  ends: boolean;
  /** Whether a price follows, past which no name goes on. */
  stops?: true;
}

interface Amount {
  value: number;
  /** How many words it takes. */
  length: number;
  hasCurrency: boolean;
}

/** A part of the words that says a price. */
interface PricePart {
  start: number;
  end: number;
  min?: number;
  max?: number;
}

const phraseWords = (phrase: string) =>
  plainText(phrase)
    .split(' ')
    .filter((word) => word !== '');

const byLength = <T extends { parts: readonly string[] }>(phrases: readonly T[]) =>
  phrases.toSorted((one, other) => other.parts.length - one.parts.length);

const PRICES = byLength(PRICE_PHRASES.map((phrase) => ({ ...phrase, parts: phraseWords(phrase.words) })));
const RANGES = byLength(
  RANGE_PHRASES.map(({ from, to }) => ({ parts: phraseWords(from), to: plainText(to) })),
);
const PLACES = byLength(PLACE_PHRASES.map((phrase) => ({ parts: phraseWords(phrase) })));
const LEADS_TO_PRICE = new Set(BEFORE_PRICE.map(plainText));

function wordsIn(text: string): Word[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((typed) => ({ typed, plain: plainText(typed.replace(END_MARKS, '')), ends: END_MARKS.test(typed) }));
}

const standsAt = (words: readonly Word[], at: number, phrase: readonly string[]) =>
  phrase.length > 0 && phrase.every((part, index) => words[at + index]?.plain === part);

const hasSign = (text: string) => SIGNS.some((sign) => text.startsWith(sign) || text.endsWith(sign));

/** The amount that stands at a place: `50`, `$50`, `50 dollars`, `USD 50`. */
function amountAt(words: readonly Word[], at: number): Amount | undefined {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined) return undefined;
  const alone = typedValue(first.plain, AMOUNT);
  const isMoney = CURRENCY.has(first.plain);
  if (isMoney && !first.ends && second !== undefined) {
    const value = typedValue(second.plain, AMOUNT);
    return value === undefined ? undefined : { value, length: 2, hasCurrency: true };
  }
  if (alone === undefined || isMoney) return undefined;
  if (!first.ends && second !== undefined && CURRENCY.has(second.plain)) {
    return { value: alone, length: 2, hasCurrency: true };
  }
  return { value: alone, length: 1, hasCurrency: hasSign(first.plain) };
}

function rangeOf(low: Amount, high: Amount, start: number, end: number): PricePart | undefined {
  if (!low.hasCurrency && !high.hasCurrency) return undefined;
  return low.value > high.value ? undefined : { start, end, min: low.value, max: high.value };
}

/** `$20-50`, perhaps with the currency after it. */
function pairAt(words: readonly Word[], at: number): PricePart | undefined {
  const [low = '', high = '', ...more] = (words[at]?.plain ?? '').split(/[-–]/u);
  if (low === '' || high === '' || more.length > 0) return undefined;
  const next = words[at + 1];
  const follows = next !== undefined && words[at]?.ends === false && CURRENCY.has(next.plain);
  const [one, other] = [low, high].map((text) => amountAt(wordsIn(text), 0));
  if (one === undefined || other === undefined) return undefined;
  const length = follows ? 2 : 1;
  return rangeOf(one, { ...other, hasCurrency: other.hasCurrency || follows }, at, at + length);
}

/** `between $20 and $50`, `20 to 50 dollars`. */
function rangeAt(words: readonly Word[], at: number): PricePart | undefined {
  for (const { parts, to } of RANGES) {
    if (parts.length > 0 && !standsAt(words, at, parts)) continue;
    const low = amountAt(words, at + parts.length);
    if (low === undefined) continue;
    const between = at + parts.length + low.length;
    const joint = words[between];
    // In Arabic, `and` is part of the next word.
    const joined = joint?.plain.startsWith(to) === true && joint.plain !== to && /^\p{L}$/u.test(to);
    const rest = joined ? words.with(between, { ...joint, plain: joint.plain.slice(to.length) }) : words;
    if (!joined && joint?.plain !== to) continue;
    const from = joined ? between : between + 1;
    const high = amountAt(rest, from);
    const range = high && rangeOf(low, high, at, from + high.length);
    if (range) return range;
  }
  return undefined;
}

/** `under 50`. An amount without a sign of money has to be the last of what is said, for it may be `under 50 cm`. */
function boundAt(words: readonly Word[], at: number): PricePart | undefined {
  for (const { parts, bound, bare } of PRICES) {
    if (!standsAt(words, at, parts)) continue;
    const amount = amountAt(words, at + parts.length);
    if (amount === undefined) continue;
    const end = at + parts.length + amount.length;
    const isLast = end >= words.length || words[end - 1]?.ends === true || startsPhrase(words, end);
    if (amount.hasCurrency || (bare === true && isLast)) {
      return bound === 'min' ? { start: at, end, min: amount.value } : { start: at, end, max: amount.value };
    }
  }
  return undefined;
}

function startsPhrase(words: readonly Word[], at: number): boolean {
  return [...PLACES, ...PRICES].some(({ parts }) => standsAt(words, at, parts));
}

/** The parts that say prices, in their order; undefined where two of them say the same bound, which leaves open what is meant. */
function pricesOf(words: readonly Word[]): PricePart[] | undefined {
  const found: PricePart[] = [];
  for (let at = 0; at < words.length; ) {
    const part = pairAt(words, at) ?? rangeAt(words, at) ?? boundAt(words, at);
    if (part === undefined) {
      at += 1;
      continue;
    }
    const leads = at > 0 && LEADS_TO_PRICE.has(words[at - 1]?.plain ?? '');
    found.push({ ...part, start: leads ? at - 1 : at });
    at = part.end;
  }
  const mins = found.flatMap(({ min }) => min ?? []);
  const maxes = found.flatMap(({ max }) => max ?? []);
  const [min = 0] = mins;
  const [max = Number.POSITIVE_INFINITY] = maxes;
  return mins.length > 1 || maxes.length > 1 || min > max ? undefined : found;
}

const textOf = (words: readonly Word[]) =>
  words
    .map(({ typed }) => typed)
    .join(' ')
    .replace(END_MARKS, '');

/** The places that may be meant by the words after `near`; none where it is said twice. */
function placesOf(words: readonly Word[]): PlaceReading[] {
  const starts = words.flatMap((_, at) => {
    const phrase = PLACES.find(({ parts }) => standsAt(words, at, parts));
    return phrase ? [{ at, from: at + phrase.parts.length }] : [];
  });
  const outer = starts.filter(({ at }) => !starts.some((other) => other.at < at && other.from > at));
  const [start] = outer;
  if (start === undefined || outer.length > 1) return [];
  const ends = words.findIndex(
    ({ stops, plain }, at) =>
      at >= start.from && (stops === true || /\p{N}/u.test(plain) || startsPhrase(words, at + 1)),
  );
  const last = ends < 0 ? words.length : ends + 1;
  const longest = Math.max(0, Math.min(MOST_NAME_WORDS, last - start.from));
  return Array.from({ length: longest }, (_, index) => longest - index).map((length) => ({
    name: textOf(words.slice(start.from, start.from + length)),
    words: textOf([...words.slice(0, start.at), ...words.slice(start.from + length)]),
  }));
}

/**
 * The price and the places that a search says in words, as in `lamp under 50 near Leeds`: in English, German and Arabic, and
 * only where nothing else can be meant. Undefined where it says neither. What stands in quotation marks are words.
 */
export function readTyped(text: string): TypedSearch | undefined {
  if (/["“”„«»]/u.test(text)) return undefined;
  const words = wordsIn(text);
  const prices = pricesOf(words) ?? [];
  // A place ends where a price begins.
  const rest = words.flatMap((word, at): Word[] => {
    const isNext = prices.some(({ start }) => start === at + 1);
    if (prices.some(({ start, end }) => at >= start && at < end)) return [];
    return [isNext ? { ...word, stops: true } : word];
  });
  const places = placesOf(rest);
  if (prices.length === 0 && places.length === 0) return undefined;
  const min = prices.find((part) => part.min !== undefined)?.min;
  const max = prices.find((part) => part.max !== undefined)?.max;
  return {
    words: textOf(rest),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    places,
  };
}
