import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { advertisements } from '../advertisements.ts';

/** A public page and when it changed last. */
export interface UnsoldPage {
  productId: string;
  changed: Date;
}

/** The newest advertisements of unsold products, as far as `most` reaches: their ids and times, nothing else of them. */
export async function listUnsoldPages(most: number): Promise<UnsoldPage[]> {
  const { docs } = await advertisements()
    .where('availability', '==', false)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .select('createdAt' satisfies keyof Advertisement)
    .get();
  return docs.map((snapshot) => ({ productId: snapshot.id, changed: snapshot.updateTime.toDate() }));
}
