import type { Entity } from '../accounts/permissions.ts';
import type { PublicAttribute } from './attributes/attribute-schemas.ts';
import { ATTRIBUTE_NAMES, PRODUCT_ATTRIBUTES } from './attributes/product-attributes.ts';

const PUBLIC_FACTS = ATTRIBUTE_NAMES.filter(
  (name): name is PublicAttribute => !('private' in PRODUCT_ATTRIBUTES[name]),
);

/**
 * The fields that a change may touch, where only some may change; a change of any other field is nobody's right. An
 * entity that is not here is changed as a whole or not at all. Each edit of a product is stamped in `editedAt`, but for
 * that of its price alone or of what may be offered, and for taking it down and bringing it back.
 */
export const CHANGEABLE = {
  categories: ['categoryname', 'img'],
  products: [
    ...PUBLIC_FACTS,
    'categoryName',
    'language',
    'img',
    'thumb',
    'pictures',
    'placeholder',
    'hidden',
  ],
  contacts: ['mobile'],
  bookings: ['hiddenByBuyer'],
  users: ['photoURL', 'mobile', 'locale', 'language', 'about', 'policies'],
  reviews: ['reply'],
  savedSearches: ['name', 'frequency', 'paused', 'without', 'seenUntil'],
} as const satisfies Partial<Record<Entity, readonly string[]>>;
