import type { Wish } from '@thriftline/domain/catalogue/wish';
import type { Actor } from '../accounts/actor.ts';
import { requireRight } from '../accounts/require-right.ts';
import { wishes } from '../catalogue/wishes.ts';
import type { Stored } from '../firestore/collection.ts';
import { type Page, type PageRequest, readPage } from '../firestore/page.ts';

/** The actor's own wish list, newest first. */
export async function listWishes(actor: Actor, page: PageRequest): Promise<Page<Stored<Wish>>> {
  requireRight(actor, 'wishlist', 'read');
  return readPage(wishes().where('buyerId', '==', actor.uid), page);
}
