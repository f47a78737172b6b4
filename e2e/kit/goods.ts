import { contactPath } from '@thriftline/domain/base/collections';
import { aCategory, aContact, aProduct } from '@thriftline/domain/testing/builders';
import { FieldValue } from 'firebase-admin/firestore';
import type { Person } from './people.ts';
import { firestore } from './shop.ts';

/** A stored category of its own. */
export async function aStoredCategory(owner: Person, categoryname = 'Chairs'): Promise<string> {
  const category = aCategory({ categoryname, createdBy: owner.uid, createdAt: FieldValue.serverTimestamp() });
  return (await firestore.collection('categories').add(category)).id;
}

/** A stored product of the seller with its private contact, as the product itself stores it. */
export async function aStoredProduct(
  seller: Person,
  categoryId: string,
  overrides: object = {},
): Promise<string> {
  const product = firestore.collection('products').doc();
  const batch = firestore.batch();
  batch.create(
    product,
    aProduct({
      categoryId,
      sellername: seller.name,
      sellerId: seller.uid,
      createdAt: FieldValue.serverTimestamp(),
      ...overrides,
    }),
  );
  batch.create(
    firestore.doc(contactPath(product.id)),
    aContact({ email: seller.email, sellerId: seller.uid }),
  );
  await batch.commit();
  return product.id;
}

const TWO_YEARS_MS = 2 * 365 * 24 * 60 * 60_000;

/** What a product says that somebody is paying for, for longer than any test: one of another suite reconciles payments in a year. */
export const aLongHold = () => ({ id: 'a-hold', until: new Date(Date.now() + TWO_YEARS_MS) });
