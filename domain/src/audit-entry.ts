import { type InferType, object, string } from 'yup';
import { id, optionalText, text } from './fields.ts';
import { MESSAGES } from './messages.ts';
import type { StoredTime } from './stored-time.ts';
import { MAX_NAME } from './user.ts';

/** Acts of admins that are written down. */
export const AUDIT_ACTS = [
  'makeAdmin',
  'verifySeller',
  'deleteUser',
  'deleteProduct',
  'refundPayment',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** What each act is called on screen. */
export const AUDIT_ACT_LABELS: Record<AuditAct, string> = {
  makeAdmin: 'Made an admin',
  verifySeller: 'Verified a seller',
  deleteUser: 'Deleted an account',
  deleteProduct: 'Deleted a product',
  refundPayment: 'Refunded a payment',
};

/** Longest name of what an act was about, and longest path and reason. */
export const MAX_ABOUT = 400;
export const MAX_WHY = 500;

/** An entry of the audit log as `auditLog/{id}` holds it, but for the server's time. Functions add, nobody changes. */
export const auditEntrySchema = object({
  /** The admin who acted: id and name. */
  who: id(),
  whoName: text({ max: MAX_NAME }),
  what: string().oneOf(AUDIT_ACTS).required(MESSAGES.fieldRequired),
  /** Path of the document it was about, such as `payments/pi_1`, and its name, as it may be gone. */
  about: text({ max: MAX_ABOUT }),
  aboutName: text({ max: MAX_ABOUT }),
  why: optionalText({ max: MAX_WHY }),
});

/** A stored entry of the audit log. */
export type AuditEntry = InferType<typeof auditEntrySchema> & { createdAt: StoredTime };
