import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import type { Stored } from '../../firestore/collection.ts';

/** How many advertisements the home page has room for, and how many of them may be one seller's. */
export const HOME_PLACES = 24;
export const HOME_PLACES_OF_SELLER = 2;

/** How long the same sellers stay on the home page while others wait, in milliseconds. */
export const AD_ROTATION_MS = 10 * 60_000;

/**
 * Whose turn it is on the home page: sellers come one after the other by their ids, which nobody chooses. So neither a new
 * advertisement nor one that was taken back and made again moves anybody.
 */
export interface AdRotation {
  /** How many turns there were before. */
  number: number;
  /** The turn begins with the seller after this one. */
  after: string;
  /** The next turn begins with the seller after this one. */
  last: string;
  /** When it began, in milliseconds since 1970. */
  at: number;
}

export const FIRST_ROTATION: AdRotation = { number: 0, after: '', last: '', at: 0 };

/** The next turn. How far it gets isn't known yet. */
export function nextRotation({ number, last }: AdRotation, now: number): AdRotation {
  return { number: number + 1, after: last, last, at: now };
}

/** The advertisements of one seller whose turn it is: in each turn the next two, so that each is shown at times. */
export function shownOf<T>(advertisements: readonly T[], turn: number): T[] {
  const count = Math.min(advertisements.length, HOME_PLACES_OF_SELLER);
  const first = turn * HOME_PLACES_OF_SELLER;
  return Array.from(
    { length: count },
    (_, index) => advertisements[(first + index) % advertisements.length],
  ).filter((one) => one !== undefined);
}

/** What is shown of sellers in their order: one of each first, then the second ones; as many as there is room for. */
export function fillHome(
  sellers: readonly (readonly Stored<Advertisement>[])[],
  turn: number,
): Stored<Advertisement>[] {
  const shown = sellers.map((advertisements) => shownOf(advertisements, turn));
  const rounds = Array.from({ length: HOME_PLACES_OF_SELLER }, (_, round) =>
    shown.map((advertisements) => advertisements[round]).filter((one) => one !== undefined),
  );
  return rounds.flat().slice(0, HOME_PLACES);
}
