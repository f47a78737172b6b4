import { msg } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import type { CollectionName } from '../base/collections.ts';
import { id, optionalText, text } from '../base/fields/fields.ts';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import type { SentText } from '../base/texts/text.ts';
import { MAX_NAME } from './person-name.ts';

/** Acts that are written down, as each is called on screen: those of admins, and what somebody makes of their own account for good. */
const LABELS = {
  makeAdmin: msg`Made an admin`,
  becomeSeller: msg`Became a seller`,
  verifySeller: msg`Verified a seller`,
  unverifySeller: msg`Removed a badge`,
  deleteUser: msg`Deleted an account`,
  suspendUser: msg`Suspended an account`,
  reinstateUser: msg`Reinstated an account`,
  takeDownItems: msg`Deleted all listings`,
  deleteNote: msg`Deleted a note`,
  closeReport: msg`Decided on a report`,
  hideReview: msg`Hid a review`,
  showReview: msg`Unhid a review`,
  deleteProduct: msg`Deleted a product`,
  createCategory: msg`Added a category`,
  changeCategory: msg`Changed a category`,
  renameCategory: msg`Renamed a category`,
  mergeCategories: msg`Merged a category`,
  deleteCategory: msg`Deleted a category`,
  orderCategories: msg`Reordered the categories`,
  createAdvertisement: msg`Advertised another’s item`,
  deleteAdvertisement: msg`Deleted an ad`,
  refundPayment: msg`Refunded a payment`,
  sendPartRefund: msg`Retried a partial refund`,
  decideOrder: msg`Decided about an order`,
  readOrderConversation: msg`Read the conversation about an order`,
  saveShopSettings: msg`Changed the settings`,
} as const;
export type AuditAct = keyof typeof LABELS;

/** The names of these acts. */
export const AUDIT_ACTS = Object.keys(LABELS) as AuditAct[];

/** What each act is called on screen. */
export const AUDIT_ACT_LABELS = lookedUp<AuditAct>(LABELS);

/**
 * Deletions straight in Firestore that are written down, by collection: those the rules let an admin make, and that of a
 * category, which is left to whoever runs the project.
 */
export const AUDITED_DELETIONS = {
  products: 'deleteProduct',
  categories: 'deleteCategory',
  advertisements: 'deleteAdvertisement',
  memberNotes: 'deleteNote',
} as const satisfies Partial<Record<CollectionName, AuditAct>>;

/** Who acts on the command line of whoever runs the project, and in Stripe's own dashboard: nobody has an account there. */
export const GRANT_ADMIN_COMMAND = { uid: 'grant-admin', name: 'npm run grant-admin' };
export const STRIPE_DASHBOARD = { uid: 'stripe-dashboard', name: "Stripe's dashboard" };

/** Who acts in the name of an account that nobody can name any more. */
export const ACCOUNT_GONE = { uid: 'account-gone', name: 'Deleted account' };

/** Longest name of what an act was about, and longest path and reason. */
export const MAX_ABOUT = 400;
export const MAX_WHY = 500;

/** An entry of the audit log as `auditLog/{id}` holds it, but for the server's time. Functions add, nobody changes. */
export const auditEntrySchema = object({
  /** Who acted: an account's id and name, or one of the two above. */
  who: id(),
  whoName: text({ max: MAX_NAME }),
  what: string().oneOf(AUDIT_ACTS).required(FIELD_REQUIRED),
  /** Path of the document it was about, such as `payments/pi_1`, and its name, as it may be gone. */
  about: text({ max: MAX_ABOUT }),
  aboutName: text({ max: MAX_ABOUT }),
  why: optionalText({ max: MAX_WHY, lines: true }),
});

/** A stored entry of the audit log. What the shop itself says in it, in English, has beside it what its reader's side words it from. */
export type AuditEntry = InferType<typeof auditEntrySchema> & {
  createdAt: StoredTime;
  aboutText?: SentText;
  whyText?: SentText;
};
