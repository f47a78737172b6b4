import { type InferType, object } from 'yup';
import type { FromDocument } from './document-names.ts';
import { email, id, text } from './fields.ts';
import { MAX_NAME } from './person-name.ts';
import type { StoredTime } from './stored-time.ts';

/**
 * That a buyer has seen the contact of a product they booked, as they note it in `contactViews/{productId}_{uid}` before
 * they see it, but for the server's time. It stays when the booking goes, so that nobody collects contacts unseen.
 */
export const contactViewSchema = object({
  bookingId: id(),
  buyerId: id(),
  sellerId: id(),
  yourname: text({ max: MAX_NAME }),
  email: email(),
});

/** A stored note under the code's names (document-names.ts). */
export type ContactView = FromDocument<InferType<typeof contactViewSchema>> & { createdAt: StoredTime };
