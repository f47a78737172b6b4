import { plainDigits } from '../base/fields/typed-number.ts';

interface Carrier {
  /** How people write its name, as whole words. */
  name: RegExp;
  /** What its own numbers look like where nobody names it; absent where others' look alike. */
  alone?: RegExp;
  /** Its page for a number. */
  page: (number: string) => string;
}

/** Carriers whose pages take a number in their address. */
const CARRIERS: readonly Carrier[] = [
  {
    name: /\bups\b/i,
    alone: /^1Z[0-9A-Z]{16}$/,
    page: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    name: /\busps\b/i,
    page: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  { name: /\bfedex\b/i, page: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  {
    name: /\bdhl\b/i,
    page: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
  { name: /\bdpd\b/i, page: (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}` },
  { name: /\bgls\b/i, page: (number) => `https://gls-group.com/GROUP/en/parcel-tracking?match=${number}` },
  { name: /\bevri\b/i, page: (number) => `https://www.evri.com/track/parcel/${number}` },
  {
    name: /\broyal ?mail\b/i,
    page: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
];

/** Longest and shortest numbers of carriers, and how many digits are in them at least. */
const NUMBER = /^[0-9A-Z]{8,34}$/;
const LEAST_DIGITS = 6;

const isNumber = (word: string) => NUMBER.test(word) && word.replace(/[^0-9]/g, '').length >= LEAST_DIGITS;

/** What is left of a seller's words once the carrier is out, each piece and all of them together: people group long numbers. */
function numbersIn(words: string): string[] {
  const pieces = words.toUpperCase().split(/[^0-9A-Z]+/);
  const grouped = pieces.filter((piece) => /[0-9]/.test(piece)).join('');
  return [...pieces, grouped].filter(isNumber);
}

/**
 * Where a parcel is followed: the page of the carrier that the seller's words name, for the number in them. Undefined where
 * no carrier is known, or there is no number, or more than one may be meant. Nothing of the words but letters and digits
 * gets into the address.
 */
export function trackingPage(typed: string): string | undefined {
  const words = plainDigits(typed);
  const named = CARRIERS.filter(({ name }) => name.test(words));
  const [carrier, ...others] = named;
  if (carrier === undefined) {
    const alone = words.trim().toUpperCase();
    return CARRIERS.find((one) => one.alone?.test(alone))?.page(alone);
  }
  const rest = words.replace(carrier.name, ' ');
  const numbers = new Set(numbersIn(rest));
  const [number, ...more] = numbers;
  return number === undefined || more.length > 0 || others.length > 0 ? undefined : carrier.page(number);
}
