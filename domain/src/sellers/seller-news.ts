const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After the first new item followers are told so much later, of all that came by then. */
export const NEWS_WAIT_MINUTES = 15;

/** Followers hear of a seller no sooner again. */
export const NEWS_GAP_HOURS = 12;

/** An item that was added longer ago is not new: no event comes as late. */
export const NEW_FOR_DAYS = 2;

/** Items that are remembered, so that none is told twice. */
export const MAX_REMEMBERED = 1_000;

/** How often it is tried to tell a follower of the same. */
export const MAX_NEWS_TRIES = 5;

/** Followers that wait for another try. Where it is more, the store fails and not they: nobody is passed over then. */
export const MAX_UNTOLD = 200;

/** How far followers have been told. */
export interface Telling {
  /** Of what was noted until then, in milliseconds since 1970. */
  readonly until: number;
  /** The follow after which it goes on. */
  readonly after?: string;
  /** Everybody's turn was. */
  readonly isThrough?: true;
  /** Follows of those who could not be told, and how often it was tried. */
  readonly untold?: Readonly<Record<string, number>>;
}

/** `sellerNews/{sellerId}`: what of a seller's items their followers are to hear of. Functions only; times in milliseconds since 1970. */
export interface SellerNews {
  /** When each item was noted, by their ids. */
  items: Readonly<Record<string, number>>;
  /** What was noted until then has been told. */
  toldUntil: number;
  /** When what came since is to be told; absent while nothing did. */
  dueAt?: number;
  /** While followers are being told. */
  telling?: Telling;
}

/** What there is of a seller before they listed anything. */
export const NO_NEWS: SellerNews = { items: {}, toldUntil: 0 };

/** Whether an item that was added then is still new. */
export function isNewItem(createdAt: number, now: number): boolean {
  return now - createdAt < NEW_FOR_DAYS * DAY_MS;
}

/** The news with one more item; the same when it is among them. */
export function withNewItem(news: SellerNews, productId: string, now: number): SellerNews {
  if (productId in news.items) return news;
  // Later than all that is told by now, whatever the clock of who notes it says.
  const at = Math.max(now, (news.telling?.until ?? news.toldUntil) + 1);
  const newest = Object.entries({ ...news.items, [productId]: at })
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_REMEMBERED);
  const dueAt =
    news.dueAt ?? Math.max(at + NEWS_WAIT_MINUTES * MINUTE_MS, news.toldUntil + NEWS_GAP_HOURS * HOUR_MS);
  return { ...news, items: Object.fromEntries(newest), dueAt };
}

/** The items that are to be told of now, the newest first: those noted until `telling` says. */
export function itemsToTell({ items, toldUntil, telling }: SellerNews): { id: string; at: number }[] {
  return Object.entries(items)
    .map(([id, at]) => ({ id, at }))
    .filter(({ at }) => at > toldUntil && at <= (telling?.until ?? 0))
    .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
}

/** What came of telling some: the follows that were tried, those of them that failed, and after which it goes on, if at all. */
export interface ToldStep {
  tried: readonly string[];
  failed: readonly string[];
  next: string | undefined;
}

/** How far it has come after a step; undefined once nobody is left. Who failed too often is passed over. */
export function afterStep(
  { until, isThrough, untold = {} }: Telling,
  { tried, failed, next }: ToldStep,
): Telling | undefined {
  const left: Record<string, number> = { ...untold };
  for (const id of tried) delete left[id];
  for (const id of failed) {
    const tries = (untold[id] ?? 0) + 1;
    if (tries < MAX_NEWS_TRIES) left[id] = tries;
  }
  const isLast = isThrough === true || next === undefined;
  const isAnyLeft = Object.keys(left).length > 0;
  if (isLast && !isAnyLeft) return undefined;
  return {
    until,
    ...(isLast ? { isThrough: true } : { after: next }),
    ...(isAnyLeft && { untold: left }),
  };
}

/** The news once everybody was told what `telling` says: what came meanwhile is told after the usual gap. */
export function afterTelling({ dueAt: _told, telling, ...news }: SellerNews): SellerNews {
  const toldUntil = telling?.until ?? news.toldUntil;
  const isMore = Object.values(news.items).some((at) => at > toldUntil);
  return { ...news, toldUntil, ...(isMore && { dueAt: toldUntil + NEWS_GAP_HOURS * HOUR_MS }) };
}
