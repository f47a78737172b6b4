import { AppError } from '@thriftline/domain/errors';
import type { Stored } from '../stores/collection.ts';
import { products } from '../stores/products.ts';
import { findUserByEmail } from '../stores/users.ts';
import type { Actor } from './actor.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { isOwnEmail, requireRight } from './require-right.ts';
import { type ProductWithContact, withContacts } from './with-contacts.ts';

/** The products of a category, sold ones too, newest first. */
export async function listCategoryProducts(
  actor: Actor,
  categoryId: string,
  page: PageRequest,
): Promise<Page<Stored<ProductWithContact>>> {
  requireRight(actor, 'products', 'read');
  const found = await readPage(products().where('categoryId', '==', categoryId), page);
  return { ...found, items: await withContacts(actor, found.items) };
}

async function sellerId(actor: Actor, email: string | undefined): Promise<string | undefined> {
  if (email === undefined || isOwnEmail(actor, email)) return actor.uid;
  if (actor.role !== 'Admin') {
    throw new AppError('permission-denied', 'You may only list your own products by e-mail.');
  }
  return (await findUserByEmail(email))?.id;
}

/** The products of one seller, newest first: the actor's own, or for an admin anybody's by e-mail address. */
export async function listSellerProducts(
  actor: Actor,
  email: string | undefined,
  page: PageRequest,
): Promise<Page<Stored<ProductWithContact>>> {
  const seller = await sellerId(actor, email);
  if (seller === undefined) return { items: [] };
  const found = await readPage(products().where('sellerId', '==', seller), page);
  return { ...found, items: await withContacts(actor, found.items) };
}
