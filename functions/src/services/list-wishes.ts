import type { Wish } from '@thriftline/domain/wish';
import type { Stored } from '../stores/collection.ts';
import { wishes } from '../stores/wishes.ts';
import type { Actor } from './actor.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { requireRight } from './require-right.ts';

/** The actor's own wish list, newest first. */
export async function listWishes(actor: Actor, page: PageRequest): Promise<Page<Stored<Wish>>> {
  requireRight(actor, 'wishlist', 'read');
  return readPage(wishes().where('buyerId', '==', actor.uid), page);
}
