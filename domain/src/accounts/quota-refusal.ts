import { isPlacedAct, mostOf, type PlacedAct, type QuotaAct, SHARES, type Standing } from './quotas.ts';

/** One thing, and several. */
const THINGS: Record<QuotaAct, readonly [one: string, several: string]> = {
  products: ['listing', 'listings'],
  categories: ['category', 'categories'],
  edits: ['change to your items', 'changes to your items'],
  wishes: ['wish list item', 'wish list items'],
  uploads: ['photo', 'photos'],
  messages: ['message', 'messages'],
  conversations: ['new conversation', 'new conversations'],
  reports: ['report', 'reports'],
  bookings: ['unpaid booking', 'unpaid bookings'],
  advertisements: ['ad', 'ads'],
  drafts: ['draft', 'drafts'],
  savedSearches: ['saved search', 'saved searches'],
  follows: ['followed seller', 'followed sellers'],
};

const FREE_A_PLACE: Record<PlacedAct, string> = {
  bookings: 'Pay for one or delete one first.',
  advertisements: 'Remove one first.',
  drafts: 'Publish or discard one first.',
  savedSearches: 'Delete one first.',
  follows: 'Unfollow one first.',
};

const MINUTE_MS = 60_000;

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** A wait in words, rounded up: `12 minutes`, `5 hours`. */
function wait(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** How often, in words. */
function windowOf(seconds: number): string {
  if (seconds === 86_400) return 'a day';
  return seconds === 3_600 ? 'an hour' : `every ${wait(seconds * 1000)}`;
}

/** What an account ran into. */
export interface UsedUp {
  act: QuotaAct;
  standing: Standing;
  /** When it goes on, in milliseconds since 1970; null where time alone does not help. */
  until: number | null;
}

/** Why nothing more can be created now, and what to do. */
export function quotaRefusal({ act, standing, until }: UsedUp, now: number): string {
  const most = mostOf(act, standing);
  const [one, several] = THINGS[act];
  const things = `${most} ${most === 1 ? one : several}`;
  if (isPlacedAct(act)) {
    const unconfirmed = most < mostOf(act, 'confirmed');
    const confirm = unconfirmed ? ' Confirm your e-mail address for more.' : '';
    return `Limit reached (${things} at a time). ${FREE_A_PLACE[act]}${confirm}`;
  }
  if (until === null) {
    return `Limit reached (${things}). Confirm your e-mail address for more.`;
  }
  return `Limit reached (${things} ${windowOf(SHARES[act].windowSeconds)}). Try again in ${wait(until - now)}.`;
}
