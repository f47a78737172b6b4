import { maySell } from '@thriftline/domain/accounts/user';
import type { Follow } from '@thriftline/domain/sellers/follow';
import {
  afterStep,
  afterTelling,
  itemsToTell,
  MAX_UNTOLD,
  type SellerNews,
  type Telling,
  type ToldStep,
} from '@thriftline/domain/sellers/seller-news';
import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { blocks } from '../conversations/conversations.ts';
import { read, readAll } from '../firestore/collection.ts';
import { duePages } from '../jobs/due.ts';
import { attemptEach } from '../jobs/plan.ts';
import { notify } from '../notifications/notify.ts';
import { firestore } from '../platform/firebase.ts';
import { listingDocument } from '../search/listings.ts';
import { followDocument, followsOf, sellerNews, sellerNewsDocument } from './follows.ts';

/** Sellers that are read at once: the longest waiting first. */
const SELLERS = 200;

/** Followers of one step, after which is written down how far it came. */
const STEP = 500;

/** A new item that can be had: when it was noted, and what it is called. */
interface NewItem {
  at: number;
  productname: string;
}

/** What a step tells: in whose name, and what. */
interface Tidings {
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

const isSameStep = (one: Telling, other: Telling) =>
  one.until === other.until && one.after === other.after && one.isThrough === other.isThrough;

/** Writes down how far the telling came, or that it is over. Not when another run did so meanwhile. */
async function settle(sellerId: string, before: Telling, telling: Telling | undefined): Promise<void> {
  const document = sellerNewsDocument(sellerId);
  await firestore().runTransaction(async (transaction) => {
    const news = await read(document, transaction);
    if (news?.telling === undefined || !isSameStep(news.telling, before)) return;
    transaction.set(document, telling === undefined ? afterTelling(news) : { ...news, telling });
  });
}

/** Tells a follower what came since they follow. Says whether there was anything. */
async function tell({ sellerId, name, items, until }: Tidings, follow: Follow): Promise<boolean> {
  const since = follow.createdAt.toMillis();
  const theirs = items.filter(({ at }) => at > since);
  const [newest] = theirs;
  if (newest === undefined) return false;
  const params = { sellerId, name, count: theirs.length, productname: newest.productname };
  await notify({ kind: 'newItems', to: follow.followerId, subject: sellerId, version: until, params });
  return true;
}

type FollowSnapshot = DocumentSnapshot<Follow>;

/** The follows whose turn it is, and after which it goes on: a page of all, and at the end those that failed before. */
async function followsInTurn(
  sellerId: string,
  { after, isThrough, untold = {} }: Telling,
): Promise<{ docs: FollowSnapshot[]; next: string | undefined }> {
  if (isThrough) {
    const docs = await Promise.all(Object.keys(untold).map((id) => followDocument(id).get()));
    return { docs, next: undefined };
  }
  let page = followsOf(sellerId).orderBy(FieldPath.documentId()).limit(STEP);
  if (after !== undefined) page = page.startAfter(followDocument(after));
  const { docs } = await page.get();
  return { docs, next: docs.length < STEP ? undefined : docs.at(-1)?.id };
}

/** Tells those whose turn it is. */
async function tellEach(sellerId: string, telling: Telling, tidings: Tidings): Promise<ToldStep> {
  const [{ docs, next }, blocked] = await Promise.all([
    followsInTurn(sellerId, telling),
    blockedWith(sellerId),
  ]);
  const failed: string[] = [];
  await attemptEach(
    docs,
    ({ ref }) => ref.path,
    async (snapshot) => {
      const follow = snapshot.data();
      if (follow === undefined || blocked.has(follow.followerId)) return false;
      try {
        return await tell(tidings, follow);
      } catch (error) {
        failed.push(snapshot.id);
        throw error;
      }
    },
  );
  return { tried: docs.map(({ id }) => id), failed, next };
}

/** One step of telling the followers of a seller. Says whether there are more now, and how many could not be told. */
async function tellSome(sellerId: string, now: number): Promise<{ isMore: boolean; failed: number }> {
  const news = await begin(sellerId, now);
  if (news?.telling === undefined) return { isMore: false, failed: 0 };
  const { telling } = news;
  const seller = await read(userDocument(sellerId));
  const isThere = seller !== undefined && maySell(seller);
  const items = isThere ? await stillListed(news) : [];
  if (!isThere || items.length === 0) {
    await settle(sellerId, telling, undefined);
    return { isMore: false, failed: 0 };
  }
  const step = await tellEach(sellerId, telling, {
    sellerId,
    name: seller.name,
    items,
    until: telling.until,
  });
  const failed = step.failed.length;
  const left = afterStep(telling, step);
  // Members who were told are told nothing by the next try.
  if (Object.keys(left?.untold ?? {}).length > MAX_UNTOLD) return { isMore: false, failed };
  await settle(sellerId, telling, left);
  // Who failed waits for the next run.
  return { isMore: left !== undefined && !left.isThrough, failed };
}

/** Tells the followers of some sellers, in turns, a step each. Gives what failed. */
async function tellInTurns(sellerIds: readonly string[], now: number, until: number): Promise<unknown[]> {
  const failures: unknown[] = [];
  let left = sellerIds;
  while (left.length > 0) {
    const more: string[] = [];
    for (const sellerId of left) {
      if (Date.now() >= until) return failures;
      try {
        const { isMore, failed } = await tellSome(sellerId, now);
        if (isMore) more.push(sellerId);
        if (failed > 0) failures.push(new Error(`${failed} followers of ${sellerId} could not be told`));
      } catch (error) {
        failures.push(error);
      }
    }
    left = more;
  }
  return failures;
}

/**
 * Tells followers of the new items of sellers whose news are due at `now`, until a time (both in milliseconds since 1970): what is left
 * the next run does. Throws at the end when somebody could not be told.
 */
export async function sendSellerNews(now: number, until: number): Promise<void> {
  const due = sellerNews().where('dueAt', '<=', now).orderBy('dueAt');
  const failures: unknown[] = [];
  for await (const docs of duePages(due, { page: SELLERS, until })) {
    const sellerIds = docs.map(({ id }) => id);
    failures.push(...(await tellInTurns(sellerIds, now, until)));
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
}
