import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct, type ProductAct } from '@thriftline/domain/catalogue/product-acts';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { requireOwnEmail, requireOwnName } from '../accounts/require-right.ts';
import { productDocument } from '../catalogue/products.ts';
import { requireCopy } from '../catalogue/require-copy.ts';
import { read } from '../firestore/collection.ts';

/** The fields bookings and wishes share: whose they are, and what they copy of their product. */
export interface ProductCopy {
  productname: string;
  productprice: number;
  img: string;
  productId: string;
  yourname: string;
  email: string;
}

/**
 * The product of another that a booking or wish copies, unsold. Throws `not-found` or `conflict` when the product is gone, sold, the
 * actor's own or not what the copy says, and refuses a copy in another's name.
 */
export async function productToCopy(
  actor: Actor,
  copy: ProductCopy,
  act: ProductAct,
  transaction: Transaction,
): Promise<Product> {
  requireOwnEmail(actor, copy.email);
  requireOwnName(actor, copy.yourname, 'yourname');
  const product = await read(productDocument(copy.productId), transaction);
  if (product === undefined) throw new AppError('not-found', msg`This item doesn’t exist.`);
  const state = productState(product, Date.now());
  // Nobody but its seller is told that it is there.
  if (state.name === 'hidden') throw new AppError('not-found', msg`This item doesn’t exist.`);
  if (!allowsProductAct(state, act)) throw new AppError('conflict', msg`This item is sold.`);
  if (product.sellerId === actor.uid) throw new AppError('conflict', msg`This item is your own.`);
  const { productname, productprice, img } = copy;
  requireCopy(
    { productname, productprice, img },
    { productname: product.productname, productprice: product.resaleprice, img: product.img },
  );
  return product;
}
