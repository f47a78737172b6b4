import type { StoredTime } from '../base/stored-time.ts';

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How far an account is trusted with quantities: its address is unconfirmed, confirmed, or it is a verified seller's. */
export type Standing = 'unconfirmed' | 'confirmed' | 'trusted';

/** The share of an account in a window of time. */
export interface Share {
  windowSeconds: number;
  /** Most in one window. */
  most: number;
  /** The same of verified sellers and of admins, where it differs. */
  mostTrusted?: number;
  /** Most of an account with an unconfirmed address, where it differs: in all, for no new window opens until then. */
  mostUnconfirmed?: number;
}

/** What is counted as it is created or changed, by the field of `quotas/{uid}` that holds the count. The rules are written from it. */
export const SHARES = {
  products: { windowSeconds: HOUR_SECONDS, most: 30, mostTrusted: 200, mostUnconfirmed: 3 },
  categories: { windowSeconds: DAY_SECONDS, most: 3, mostUnconfirmed: 1 },
  /** Changes of products, taking them down and bringing them back among them: each has its followers on the server. */
  edits: { windowSeconds: HOUR_SECONDS, most: 120, mostTrusted: 600 },
  wishes: { windowSeconds: HOUR_SECONDS, most: 60 },
  /** Pictures: six for each product, and some that failed on the way in the least. */
  uploads: { windowSeconds: HOUR_SECONDS, most: 180, mostTrusted: 1200, mostUnconfirmed: 40 },
  /** As many as an hour of talk leaves behind on a phone without a network, which sends them at once. */
  messages: { windowSeconds: 10 * MINUTE_SECONDS, most: 100, mostUnconfirmed: 20 },
  /** Conversations that are opened: each writes to somebody who did not ask for it. Who compares ten items asks about each. */
  conversations: { windowSeconds: 6 * HOUR_SECONDS, most: 20, mostUnconfirmed: 3 },
  /** Reports: each is looked at by a person. */
  reports: { windowSeconds: DAY_SECONDS, most: 10, mostUnconfirmed: 3 },
  /** How often a seller hides everything while away, or shows it again: all their items follow. */
  absences: { windowSeconds: DAY_SECONDS, most: 10 },
} as const satisfies Record<string, Share>;
export type CountedAct = keyof typeof SHARES;

/** How many an account may have at a time. */
export interface Places {
  most: number;
  mostUnconfirmed?: number;
}

/**
 * What takes a place as it is created and frees it when it is gone or over: an unpaid booking, an unsold item's
 * advertisement, a draft. By the field of `quotas/{uid}` that says what stands at each place. The rules are written from it.
 */
export const PLACES = {
  bookings: { most: 20, mostUnconfirmed: 3 },
  advertisements: { most: 10 },
  /** Drafts that are kept for a seller's other devices; those beyond are on one device alone. */
  drafts: { most: 60 },
  /** Searches that are watched, paused ones among them. */
  savedSearches: { most: 20 },
  /** Sellers whose new items an account hears of. */
  follows: { most: 100, mostUnconfirmed: 10 },
} as const satisfies Record<string, Places>;
export type PlacedAct = keyof typeof PLACES;

export type QuotaAct = CountedAct | PlacedAct;

/** Whether a creation by the role is counted: what admins do for the shop is not, but their own items are as anybody's. */
export function isCounted(
  act: QuotaAct,
  role: string | null,
  { ofAnother = false }: { ofAnother?: boolean | undefined } = {},
): boolean {
  return role !== 'Admin' || (act !== 'categories' && !(act === 'advertisements' && ofAnother));
}

/** Whether the act takes a place; else it is counted in a window. */
export function isPlacedAct(act: QuotaAct): act is PlacedAct {
  return act in PLACES;
}

/** How much of its share an account has used. */
export interface Count {
  /** When the window began. */
  start: StoredTime;
  count: number;
  /** What was created last: each raise is for one document, which the id tells from all others of the act. */
  lastId: string;
  /** When it was: each creation comes with a raise of its own. */
  at: StoredTime;
}

/** What an account has at its places. */
export interface PlacesTaken {
  /** Ids of documents by place: `0`, `1` and so on. One that is gone or over has left its place. */
  places: Record<string, string>;
  /** The place that was taken last. */
  place: string;
  lastId: string;
  at: StoredTime;
}

/** `quotas/{uid}`: what an account has used of what it may create. It writes this itself, along with what it creates. */
export type Quota = Partial<Record<CountedAct, Count> & Record<PlacedAct, PlacesTaken>>;

/** How far an account is trusted. One without an e-mail address has nothing to confirm it by. */
export function standingOf(account: { role: string; status: string; confirmed: boolean }): Standing {
  if (account.role === 'Admin') return 'trusted';
  if (!account.confirmed) return 'unconfirmed';
  return account.role === 'Seller' && account.status === 'Verified' ? 'trusted' : 'confirmed';
}

/** Most of the act: in one window, or at a time. */
export function mostOf(act: QuotaAct, standing: Standing): number {
  const { most, mostTrusted, mostUnconfirmed }: Partial<Share> & Places = { ...SHARES, ...PLACES }[act];
  if (standing === 'trusted') return mostTrusted ?? most;
  return standing === 'unconfirmed' ? (mostUnconfirmed ?? most) : most;
}

/**
 * How a creation is counted: with the others of the window; the same, in a window that begins now; or as the first of a new
 * one. `begin` is valid whatever was counted before, so it is for whoever does not know.
 */
export type CountKind = 'raise' | 'begin' | 'renew';

/** The same, or not at all because the share is used up: `until` says when it goes on, if time alone brings that about. */
export type Counting = { kind: CountKind } | { kind: 'full'; until: number | null };

/** How the next creation is counted, in milliseconds since 1970. A window goes on until its share is used up. */
export function nextCount(
  act: CountedAct,
  known: Pick<Count, 'start' | 'count'> | undefined,
  standing: Standing,
  now: number,
): Counting {
  if (known === undefined) return { kind: 'begin' };
  if (known.count < mostOf(act, standing)) return { kind: 'raise' };
  const share: Share = SHARES[act];
  if (standing === 'unconfirmed' && share.mostUnconfirmed !== undefined) return { kind: 'full', until: null };
  const until = known.start.toMillis() + share.windowSeconds * 1000;
  return until <= now ? { kind: 'renew' } : { kind: 'full', until };
}

/**
 * The places in the order in which they are to be tried: never taken ones first, then from the one that was taken longest
 * ago. What stands there, if anything, is in `holds`.
 */
export function placesToTry(
  act: PlacedAct,
  known: Pick<PlacesTaken, 'places' | 'place'> | undefined,
  standing: Standing,
): { place: string; holds: string | undefined }[] {
  const most = mostOf(act, standing);
  const first = known === undefined ? 0 : Number(known.place) + 1;
  const all = Array.from({ length: most }, (_, index) => {
    const place = String((first + index) % most);
    return { place, holds: known?.places[place] };
  });
  return [
    ...all.filter(({ holds }) => holds === undefined),
    ...all.filter(({ holds }) => holds !== undefined),
  ];
}

/** What a creation writes into its count; the caller's SDK gives its words for the server's time and for one more. */
export function countChange<T, N>(kind: CountKind, lastId: string, { now, oneMore }: { now: T; oneMore: N }) {
  const count = kind === 'renew' ? 1 : oneMore;
  return { ...(kind === 'raise' ? {} : { start: now }), count, lastId, at: now };
}

/** What a creation writes to take a place. */
export function placeChange<T>(place: string, lastId: string, { now }: { now: T }) {
  return { places: { [place]: lastId }, place, lastId, at: now };
}
