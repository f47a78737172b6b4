import { isPlacedAct, mostOf, type PlacedAct, type QuotaAct, SHARES, type Standing } from './quotas.ts';

/** One thing, several, and what is done with them. */
const THINGS: Record<QuotaAct, readonly [one: string, several: string, done: string]> = {
  products: ['product', 'products', 'added'],
  categories: ['category', 'categories', 'added'],
  edits: ['change of your items', 'changes of your items', 'made'],
  wishes: ['wish', 'wishes', 'made'],
  uploads: ['picture', 'pictures', 'uploaded'],
  messages: ['message', 'messages', 'written'],
  conversations: ['new conversation', 'new conversations', 'opened'],
  reports: ['report', 'reports', 'sent'],
  bookings: ['unpaid booking', 'unpaid bookings', 'open'],
  advertisements: ['item', 'items', 'advertised'],
  drafts: ['draft', 'drafts', 'kept for all devices'],
  savedSearches: ['search', 'searches', 'saved'],
  follows: ['seller', 'sellers', 'followed'],
};

const FREE_A_PLACE: Record<PlacedAct, string> = {
  bookings: 'pay for one or delete one first',
  advertisements: 'take one back first',
  drafts: 'publish or discard one first',
  savedSearches: 'delete one first',
  follows: 'unfollow one first',
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

/** A window of time in words. */
function windowOf(seconds: number): string {
  if (seconds === 86_400) return 'a day';
  return seconds === 3_600 ? 'an hour' : wait(seconds * 1000);
}

/** What an account ran into. */
export interface UsedUp {
  act: QuotaAct;
  standing: Standing;
  /** When it goes on, in milliseconds since 1970; null where time alone does not help. */
  until: number | null;
}

/** Why nothing more can be created now and what to do, as the beginning of a sentence that has no end yet. */
export function quotaRefusal({ act, standing, until }: UsedUp, now: number): string {
  const most = mostOf(act, standing);
  const [one, several, done] = THINGS[act];
  const things = `${most} ${most === 1 ? one : several} can be ${done}`;
  if (isPlacedAct(act)) {
    const unconfirmed = most < mostOf(act, 'confirmed');
    const first = unconfirmed ? 'Without a confirmed e-mail address at most' : 'At most';
    const way = `${FREE_A_PLACE[act]}${unconfirmed ? ', or confirm your address' : ''}`;
    return `${first} ${things} at a time: ${way}`;
  }
  if (until === null) {
    return `Without a confirmed e-mail address at most ${things}: confirm yours first`;
  }
  return `At most ${things} in ${windowOf(SHARES[act].windowSeconds)}: the next in ${wait(until - now)}`;
}
