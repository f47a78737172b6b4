import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isShown } from '@thriftline/domain/catalogue/product-acts';
import type { Actor } from '../accounts/actor.ts';
import { isOwnEmail, requireRight } from '../accounts/require-right.ts';
import { findUserByEmail } from '../accounts/users.ts';
import type { Stored } from '../firestore/collection.ts';
import { type Page, type PageRequest, readPage } from '../firestore/page.ts';
import { products } from './products.ts';

/** The products of a category, sold ones too, newest first; what a seller has taken down is for them and admins alone. */
export async function listCategoryProducts(
  actor: Actor,
  categoryId: string,
  page: PageRequest,
): Promise<Page<Stored<Product>>> {
  requireRight(actor, 'products', 'read');
  const { items, ...rest } = await readPage(products().where('categoryId', '==', categoryId), page);
  const now = Date.now();
  const isSeen = ({ data }: Stored<Product>) =>
    isShown(data, now) || data.sellerId === actor.uid || actor.role === 'Admin';
  return { ...rest, items: items.filter(isSeen) };
}

async function sellerId(actor: Actor, email: string | undefined): Promise<string | undefined> {
  if (email === undefined || isOwnEmail(actor, email)) return actor.uid;
  if (actor.role !== 'Admin') {
    throw new AppError('permission-denied', msg`You can only list your own items by e-mail.`);
  }
  return (await findUserByEmail(email))?.id;
}

/** The products of one seller, newest first: the actor's own, or for an admin anybody's by e-mail address. */
export async function listSellerProducts(
  actor: Actor,
  email: string | undefined,
  page: PageRequest,
): Promise<Page<Stored<Product>>> {
  const seller = await sellerId(actor, email);
  if (seller === undefined) return { items: [] };
  return readPage(products().where('sellerId', '==', seller), page);
}
