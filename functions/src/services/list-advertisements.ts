import type { Advertisement } from '@thriftline/domain/advertisement';
import { advertisements } from '../stores/advertisements.ts';
import type { Stored } from '../stores/collection.ts';
import { type Page, type PageRequest, readPage } from './page.ts';

/** The advertisements of unsold products, newest first; for everybody. */
export async function listAdvertisements(page: PageRequest): Promise<Page<Stored<Advertisement>>> {
  return readPage(advertisements().where('availability', '==', false), page);
}
