import type { Follow } from '@thriftline/domain/sellers/follow';
import { afterTelling, itemsToTell, type SellerNews } from '@thriftline/domain/sellers/seller-news';
import { FieldPath } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { blocks } from '../conversations/conversations.ts';
import { read, readAll } from '../firestore/collection.ts';
import { attemptEach } from '../jobs/plan.ts';
import { notify } from '../notifications/notify.ts';
import { firestore } from '../platform/firebase.ts';
import { listingDocument } from '../search/listings.ts';
import { followDocument, followsOf, sellerNews, sellerNewsDocument } from './follows.ts';

/** Sellers that one run looks at: the longest waiting first. */
const MOST_SELLERS = 200;

/** Followers of one step, after which is written down how far it came. */
const STEP = 500;

/** A new item that can be had: when it was noted, and what it is called. */
interface NewItem {
  at: number;
  productname: string;
}

/** What a step tells: in whose name, and what. */
interface Telling {
  sellerId: string;
  name: string;
  items: readonly NewItem[];
  until: number;
}

/** Those that are still for sale, the newest first. */
async function stillListed(news: SellerNews): Promise<NewItem[]> {
  const noted = itemsToTell(news);
  const listings = await readAll(noted.map(({ id }) => listingDocument(id)));
  return noted.flatMap(({ at }, index) => {
    const listing = listings[index];
    return listing === undefined ? [] : [{ at, productname: listing.productname }];
  });
}

/** Whom a seller hears nothing from, and who hears nothing from the seller. */
async function blockedWith(sellerId: string): Promise<ReadonlySet<string>> {
  const [by, of] = await Promise.all([
    blocks().where('blockerId', '==', sellerId).select('blockedId').get(),
    blocks().where('blockedId', '==', sellerId).select('blockerId').get(),
  ]);
  return new Set([
    ...by.docs.map((snapshot) => snapshot.data().blockedId),
    ...of.docs.map((snapshot) => snapshot.data().blockerId),
  ]);
}

/** Says that telling begins; gives the news as they are then, undefined where nothing is due. */
async function begin(sellerId: string, now: number): Promise<SellerNews | undefined> {
  const document = sellerNewsDocument(sellerId);
  return firestore().runTransaction(async (transaction) => {
    const news = await read(document, transaction);
    if (news?.dueAt === undefined || news.dueAt > now) return undefined;
    if (news.telling !== undefined) return news;
    const begun = { ...news, telling: { until: now } };
    transaction.set(document, begun);
    return begun;
  });
}

/** Writes down how far the telling came: after which follow it goes on, or that it is over. Not when another run did so meanwhile. */
async function settle(sellerId: string, { telling }: SellerNews, next: string | undefined): Promise<void> {
  const document = sellerNewsDocument(sellerId);
  await firestore().runTransaction(async (transaction) => {
    const news = await read(document, transaction);
    if (news?.telling?.until !== telling?.until || news?.telling?.after !== telling?.after) return;
    if (news?.telling === undefined) return;
    const { until } = news.telling;
    transaction.set(
      document,
      next === undefined ? afterTelling(news) : { ...news, telling: { until, after: next } },
    );
  });
}

/** Tells a follower what came since they follow. Says whether there was anything. */
async function tell({ sellerId, name, items, until }: Telling, follow: Follow): Promise<boolean> {
  const since = follow.createdAt.toMillis();
  const theirs = items.filter(({ at }) => at > since);
  const [newest] = theirs;
  if (newest === undefined) return false;
  const params = { sellerId, name, count: theirs.length, productname: newest.productname };
  await notify({ kind: 'newItems', to: follow.followerId, subject: sellerId, version: until, params });
  return true;
}

/** One step of telling the followers of a seller; says whether there are more. */
async function tellSome(sellerId: string, now: number): Promise<boolean> {
  const news = await begin(sellerId, now);
  if (news?.telling === undefined) return false;
  const { until, after } = news.telling;
  const seller = await read(userDocument(sellerId));
  const isThere = seller !== undefined && !seller.suspended && seller.deleteAt === undefined;
  const items = isThere ? await stillListed(news) : [];
  if (!isThere || items.length === 0) {
    await settle(sellerId, news, undefined);
    return false;
  }
  let page = followsOf(sellerId).orderBy(FieldPath.documentId()).limit(STEP);
  if (after !== undefined) page = page.startAfter(followDocument(after));
  const [{ docs }, blocked] = await Promise.all([page.get(), blockedWith(sellerId)]);
  const heard = docs.filter((snapshot) => !blocked.has(snapshot.data().followerId));
  const telling = { sellerId, name: seller.name, items, until };
  const { failed } = await attemptEach(
    heard,
    ({ ref }) => ref.path,
    (snapshot) => tell(telling, snapshot.data()),
  );
  // Whoever was told is told nothing by the next try.
  if (failed > 0) throw new Error(`${failed} followers of ${sellerId} could not be told`);
  const next = docs.length < STEP ? undefined : docs.at(-1)?.id;
  await settle(sellerId, news, next);
  return next !== undefined;
}

/**
 * Tells followers of the new items of sellers whose news are due at `now`, sellers in turns, a step each, until a time (both in
 * milliseconds since 1970): what is left the next run does. Throws at the end when somebody could not be told.
 */
export async function sendSellerNews(now: number, until: number): Promise<void> {
  const { docs } = await sellerNews().where('dueAt', '<=', now).orderBy('dueAt').limit(MOST_SELLERS).get();
  const failures: unknown[] = [];
  let left = docs.map(({ id }) => id);
  while (left.length > 0) {
    const more: string[] = [];
    for (const sellerId of left) {
      if (Date.now() >= until) return throwIfAny(failures);
      try {
        if (await tellSome(sellerId, now)) more.push(sellerId);
      } catch (error) {
        failures.push(error);
      }
    }
    left = more;
  }
  throwIfAny(failures);
}

function throwIfAny(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
}
