import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { formatPrice, fromCents, payable, toCents } from '../base/money.ts';
import { MIN_PRICE_CENTS } from '../base/price-bounds.ts';
import type { Side } from '../base/side.ts';
import { priceValue } from '../base/texts/values.ts';
import { inEnglish, words } from '../base/texts/words.ts';
import type { OpenSettings } from '../settings/open-settings.ts';
import { OFFER_ACTS, OFFER_MOVES, type OfferAct, offerLasts } from './offer-machine.ts';
import { type Offer, offerState } from './offer-state.ts';

const PERCENT = 100;

/** How often each side may name an amount in one conversation. */
export const OFFER_ROUNDS = 3;

/** How many offers of one buyer may wait for an answer at a time. */
export const MAX_OPEN_OFFERS = 10;

/** What a side may do about an offer at `now` (milliseconds since 1970). Each names an amount a few times only. */
export function offerActs(
  offer: Pick<Offer, 'state' | 'until' | 'rounds'> | undefined,
  side: Side,
  now: number,
): readonly OfferAct[] {
  const acts = Object.keys(OFFER_MOVES[offerState(offer, now)][side]) as OfferAct[];
  const hasRounds = (offer?.rounds[side] ?? 0) < OFFER_ROUNDS;
  return acts.filter((act) => hasRounds || !namesAmount(act));
}

/** Whether the act names an amount of its own; every other is about the one that was named last. */
export function namesAmount(act: OfferAct): boolean {
  return act === 'offer' || act === 'counter';
}

/** An offer as an act leaves it, but for the server's time; `until` in milliseconds since 1970. */
export type NextOffer = Omit<Offer, 'at' | 'until' | 'holdId'> & { until?: number };

/** What somebody does about an offer. */
export interface OfferMove {
  act: OfferAct;
  side: Side;
  /** The amount it names; the one that stands where it names none. */
  amount: number;
  /** The item's version. */
  productVersion: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** What becomes of an offer by an act; undefined for an act that is not theirs to do now. */
export function nextOffer(offer: Offer | undefined, move: OfferMove): NextOffer | undefined {
  const { act, side, amount, productVersion, now } = move;
  if (!offerActs(offer, side, now).includes(act)) return undefined;
  const state = OFFER_MOVES[offerState(offer, now)][side][act];
  if (state === undefined || state === 'none' || state === 'expired') return undefined;
  const rounds = offer?.rounds ?? { buyer: 0, seller: 0 };
  const lasts = offerLasts(state);
  return {
    state,
    ...(lasts !== undefined && { until: now + lasts }),
    ...(namesAmount(act)
      ? { amount, by: side, rounds: { ...rounds, [side]: rounds[side] + 1 }, productVersion }
      : {
          amount: offer?.amount ?? amount,
          by: offer?.by ?? side,
          rounds,
          productVersion: offer?.productVersion ?? productVersion,
        }),
  };
}

/** The least and most that may be offered, both allowed. */
export interface OfferBounds {
  least: number;
  most: number;
}

/** What an item says of its price and of offers. */
interface Priced {
  resaleprice: number;
  /** `No`: its seller takes none. */
  offers?: string | undefined;
  /** The least that its seller takes. */
  offersFrom?: number | undefined;
}

/**
 * What may be offered for an item: its price at most, and at least what the operator wants of it and its seller; undefined
 * where one of them takes no offers.
 */
export function offerBounds(
  { resaleprice, offers, offersFrom = 0 }: Priced,
  shop: Pick<OpenSettings, 'offers' | 'offerFloor'>,
): OfferBounds | undefined {
  const most = toCents(resaleprice);
  if (!shop.offers || offers === 'No' || most === null) return undefined;
  const operators = payable((most * shop.offerFloor) / PERCENT, Math.ceil);
  const least = Math.max(operators, toCents(offersFrom) ?? 0, MIN_PRICE_CENTS);
  return { least: fromCents(Math.min(least, most)), most: resaleprice };
}

/** What is wrong with an amount, in words for whoever named it; undefined when nothing is. */
export function offerFault(amount: number, { least, most }: OfferBounds): string | undefined {
  const [lowest, price] = [formatPrice(least), formatPrice(most)];
  if (amount < least) return t`At least ${lowest}`;
  return amount > most ? t`At most ${price}, its price` : undefined;
}

/** What an act said, as the conversation keeps it among the messages. */
export interface OfferNote {
  act: OfferAct;
  amount: number;
}

/** What somebody did about an offer. */
function offerText({ act, amount }: OfferNote): MessageDescriptor {
  const price = priceValue(amount);
  switch (act) {
    case 'offer':
      return msg`Offers ${price}`;
    case 'counter':
      return msg`Asks for ${price} instead`;
    case 'accept':
      return msg`Accepts ${price}`;
    case 'decline':
      return msg`Declines ${price}`;
    case 'withdraw':
      return msg`Withdraws ${price}`;
  }
}

/** What somebody did about an offer, in the words of the conversation. */
export const offerWords = (note: OfferNote): string => words(offerText(note));

/** A conversation's last text as it is read: what was done about its offer is stored in English, and read in the reader's language. */
export function shownLastText(text: string, offer: Pick<Offer, 'amount'> | undefined): string {
  if (offer === undefined) return text;
  const { amount } = offer;
  const act = OFFER_ACTS.find((one) => inEnglish(offerText({ act: one, amount })) === text);
  return act === undefined ? text : offerWords({ act, amount });
}
