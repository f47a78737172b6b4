import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { advertisements } from '../advertisements.ts';

/** A public page and when it changed last. */
export interface UnsoldPage {
  productId: string;
  changed: Date;
}

/** A stretch of time: its beginning belongs to it, its end does not. */
export interface Period {
  from: Date;
  until: Date;
}

/** Unsold advertised products, the newest first: all, or those advertised within a period. */
function unsold(period?: Period) {
  const all = advertisements().where('availability', '==', false).orderBy('createdAt', 'desc');
  return period === undefined
    ? all
    : all.where('createdAt', '>=', period.from).where('createdAt', '<', period.until);
}

/** The newest advertisements of unsold products, as far as `most` reaches: their ids and times, nothing else of them. */
export async function listUnsoldPages(most: number, period?: Period): Promise<UnsoldPage[]> {
  const { docs } = await unsold(period)
    .limit(most)
    .select('createdAt' satisfies keyof Advertisement)
    .get();
  return docs.map((snapshot) => ({ productId: snapshot.id, changed: snapshot.updateTime.toDate() }));
}

/** How many there are; a thousand are billed as one read. */
export async function countUnsoldPages(period?: Period): Promise<number> {
  return (await unsold(period).count().get()).data().count;
}

/** When the oldest advertisement began, though its item may be sold; undefined where there is none. */
export async function oldestAdvertised(): Promise<Date | undefined> {
  const { docs } = await advertisements().orderBy('createdAt', 'asc').limit(1).get();
  return docs[0]?.data().createdAt.toDate();
}
