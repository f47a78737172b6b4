import { reach } from '@thriftline/domain/accounts/permissions';
import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Actor } from '../accounts/actor.ts';
import { contactDocument } from '../catalogue/contacts.ts';
import type { Stored } from '../firestore/collection.ts';
import type { Page } from '../firestore/page.ts';
import { firestore } from '../platform/firebase.ts';
import { bookings } from './bookings.ts';

/** A product and, for those who have to do with it, how to reach its seller. */
export type ProductWithContact = Product & Partial<Pick<Contact, 'mobile' | 'email'>>;

/** Most values Firestore takes in one `in` filter. */
const IN_LIMIT = 30;

async function paidBy(uid: string, productIds: readonly string[]): Promise<Set<string>> {
  const paid = new Set<string>();
  for (let start = 0; start < productIds.length; start += IN_LIMIT) {
    const found = await bookings()
      .where('buyerId', '==', uid)
      .where('paid', '==', true)
      .where(DOCUMENT_NAMES.productId, 'in', productIds.slice(start, start + IN_LIMIT))
      .get();
    for (const snapshot of found.docs) paid.add(snapshot.data().productId);
  }
  return paid;
}

async function boughtBy(actor: Actor, items: readonly Stored<Product>[]): Promise<Stored<Product>[]> {
  const paid = await paidBy(
    actor.uid,
    items.map((item) => item.id),
  );
  return items.filter((item) => paid.has(item.id));
}

async function visibleTo(actor: Actor, items: readonly Stored<Product>[]): Promise<Stored<Product>[]> {
  const isOwn = ({ data }: Stored<Product>) => data.sellerId === actor.uid;
  switch (reach(actor.role, 'contacts', 'read')) {
    case 'all':
      return [...items];
    case 'ifPaid':
      return boughtBy(actor, items);
    case 'ownOrIfPaid': {
      const others = items.filter((item) => !isOwn(item));
      return [...items.filter(isOwn), ...(await boughtBy(actor, others))];
    }
    default:
      return [];
  }
}

/** Adds the seller's telephone number and e-mail address to those products whose contact the actor may see. */
export async function withContacts(
  actor: Actor,
  { items, ...rest }: Page<Stored<Product>>,
): Promise<Page<Stored<ProductWithContact>>> {
  const visible = await visibleTo(actor, items);
  if (visible.length === 0) return { items, ...rest };
  const found = await firestore().getAll(...visible.map((item) => contactDocument(item.id)));
  const contacts = new Map(visible.map((item, index) => [item.id, found[index]?.data()]));
  return {
    ...rest,
    items: items.map((item) => {
      const contact = contacts.get(item.id);
      if (contact === undefined) return item;
      return { id: item.id, data: { ...item.data, mobile: contact.mobile, email: contact.email } };
    }),
  };
}
