import { countWishes } from '../../search/count-wishes.ts';
import type { FollowDocument } from '../events/document-event.ts';
import { entityOf } from '../events/entity-of.ts';

/** A listing says how many people wish for its item: once a wish is there, and once it is gone. */
export const wishCounted: FollowDocument = async ({ data }) => {
  await countWishes(entityOf('wishlist', data).productId);
};
