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

/** `sellerNews/{sellerId}`: what of a seller's items their followers are to hear of. Functions only; times in milliseconds since 1970. */
export interface SellerNews {
  /** When each item was noted, by their ids. */
  items: Readonly<Record<string, number>>;
  /** What was noted until then has been told. */
  toldUntil: number;
  /** When what came since is to be told; absent while nothing did. */
  dueAt?: number;
  /** While followers are being told: of what was noted until then, and after which follow it goes on. */
  telling?: Readonly<{ until: number; after?: string }>;
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

/** The news once everybody was told what `telling` says: what came meanwhile is told after the usual gap. */
export function afterTelling({ dueAt: _told, telling, ...news }: SellerNews): SellerNews {
  const toldUntil = telling?.until ?? news.toldUntil;
  const isMore = Object.values(news.items).some((at) => at > toldUntil);
  return { ...news, toldUntil, ...(isMore && { dueAt: toldUntil + NEWS_GAP_HOURS * HOUR_MS }) };
}
