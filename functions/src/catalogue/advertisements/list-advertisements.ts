import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import type { Stored } from '../../firestore/collection.ts';
import { type Page, type PageRequest, readPage } from '../../firestore/page.ts';
import { advertisements } from '../advertisements.ts';

/** The advertisements of unsold products, newest first; for everybody. */
export async function listAdvertisements(page: PageRequest): Promise<Page<Stored<Advertisement>>> {
  return readPage(advertisements().where('availability', '==', false), page);
}
