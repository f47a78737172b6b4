import type { Reach } from '@thriftline/domain/accounts/permissions';
import type { userSchema } from '@thriftline/domain/accounts/user';
import type { ProductAttribute } from '@thriftline/domain/catalogue/attributes/attribute-kinds';
import type { PublicAttribute } from '@thriftline/domain/catalogue/attributes/attribute-schemas';
import {
  ATTRIBUTE_NAMES,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { categorySchema } from '@thriftline/domain/catalogue/categories/category';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import type { contactSchema } from '@thriftline/domain/catalogue/contact';
import type { productSchema } from '@thriftline/domain/catalogue/product';
import type { Review } from '@thriftline/domain/reviews/review';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { aPicture, aPictureAddress } from '@thriftline/domain/testing/builders';
import { doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Person } from '../../environment.ts';
import { changeCategory, editProduct } from '../../world/counted-writes.ts';
import type { Row } from './row.ts';

/** Whether the table lets the field be changed at all. */
const isChangeable = (entity: keyof typeof CHANGEABLE, field: string) =>
  (CHANGEABLE[entity] as readonly string[]).includes(field);

/** A change of each field, of a document that is there: with another value that would be valid. */
export function changesOf(
  entity: keyof typeof CHANGEABLE,
  which: string,
  values: Record<string, unknown>,
  { path, reaches }: { path: (me: Person, other: Person) => string; reaches: readonly Reach[] },
): Row[] {
  const valueFor = (value: unknown, me: Person) => (typeof value === 'function' ? value(me) : value);
  return Object.entries(values).map(([field, value]) => [
    'change',
    `${field} of ${which}`,
    isChangeable(entity, field) ? reaches : [],
    (f, me, other) => {
      const change = { [field]: valueFor(value, me) };
      if (entity === 'categories') return changeCategory(f, 'chairs', change);
      if (entity !== 'products') return updateDoc(doc(f, path(me, other)), change);
      return editProduct(f, path(me, other).slice('products/'.length), {
        ...alongWith(field, me),
        ...change,
      });
    },
  ]);
}

/** What has to come with the change of a product's field: the stamp, and what the field has to agree with. */
function alongWith(field: string, me: Person): Record<string, unknown> {
  const editedAt = serverTimestamp();
  const lamps = { categoryId: 'lamps', categoryName: 'Lamps' };
  const img = PICTURE(me);
  const pictured = { img, thumb: img, pictures: PICTURES(me) };
  if (field === 'resaleprice' || field === 'hidden') return {};
  if (field in lamps) return { ...lamps, editedAt };
  return field in pictured ? { ...pictured, editedAt } : { editedAt };
}

/** Another value of a fact, valid as well. */
function otherValueOf(fact: ProductAttribute): string | number {
  switch (fact.kind) {
    case 'number':
    case 'price':
    case 'cost':
      return fact.sample + 1;
    case 'choice':
      return fact.options.find((option) => option !== fact.sample) ?? fact.sample;
    case 'category':
      return 'lamps';
    case 'mobile':
      return '+44 113 496 0001';
    case 'text':
      return `${fact.sample} Nearly new.`;
  }
}

/** Another picture, of the account that asks, and a list that begins with it. */
const PICTURE = (me: Person) => aPictureAddress('another', me.uid);
const PICTURES = (me: Person) => {
  const [img, side] = [PICTURE(me), aPictureAddress('another-side', me.uid)];
  return [aPicture({ img, thumb: img }), aPicture({ img: side, thumb: side })];
};

/** A value for each field of a schema: one that is forgotten does not typecheck. */
type ValuesOf<S extends ObjectSchema<AnyObject>> = Record<keyof S['fields'], unknown>;

/** Another value of each field of a review. */
export const REVIEW_VALUES: Record<keyof Review, unknown> = {
  orderId: 'another',
  productId: 'another',
  productname: 'Lamp',
  by: 'buyer',
  authorId: 'stranger-2',
  authorName: 'Nobody',
  aboutId: 'stranger-2',
  stars: 5,
  text: 'The best there is',
  publishedAt: () => serverTimestamp(),
  shown: false,
  hiddenWhy: 'I do not like it',
  moderatedAt: () => serverTimestamp(),
  reply: () => ({ text: 'Thank you', at: serverTimestamp() }),
};

/** Another value of each field, valid as well. */
export const OTHER_VALUES = {
  categories: { categoryname: 'Seats', img: PICTURE, createdBy: 'stranger' } satisfies ValuesOf<
    typeof categorySchema
  >,
  products: {
    ...(Object.fromEntries(
      ATTRIBUTE_NAMES.map((name) => [name, otherValueOf(PRODUCT_ATTRIBUTES[name])]),
    ) as Record<PublicAttribute, unknown>),
    categoryName: 'Lamps',
    language: 'ar',
    img: PICTURE,
    thumb: PICTURE,
    pictures: PICTURES,
    placeholder: 'data:image/webp;base64,UklGRg==',
    utcDate: '2026-02-01T12:00:00.000Z',
    availability: true,
    paid: true,
    sellername: 'Somebody Else',
    sellerId: 'stranger',
    sellerStatus: 'Verified',
    hidden: true,
  } satisfies ValuesOf<typeof productSchema> & Record<'hidden', unknown>,
  contacts: {
    mobile: '+44 113 496 0001',
    email: 'stranger@example.com',
    sellerId: 'stranger',
  } satisfies ValuesOf<typeof contactSchema>,
  users: {
    name: 'A New Name',
    photoURL: 'https://lh3.googleusercontent.com/a/picture',
    mobile: '+44 113 496 0001',
    locale: 'en-GB',
    language: 'de',
    about: 'I sell what I no longer need.',
    policies: 'Sent on weekdays.',
    email: 'new@example.com',
    role: 'Other',
    status: 'Verified',
  } satisfies ValuesOf<typeof userSchema>,
  savedSearches: {
    ownerId: 'stranger',
    address: 'q=another',
    name: 'Another name',
    frequency: 'weekly',
    without: ['push'],
    paused: true,
    seenUntil: 5,
    tooMany: true,
    createdAt: Timestamp.fromMillis(5),
  } satisfies Record<keyof SavedSearch, unknown>,
};
