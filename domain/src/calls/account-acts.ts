import { type InferType, object } from 'yup';
import { MAX_WHY } from '../accounts/audit-entry.ts';
import { MAX_NAME } from '../accounts/person-name.ts';
import { id, optionalText, text } from '../base/fields/fields.ts';

/** What the admin acts take: whom they are about. */
export const accountSchema = object({ uid: id() });
export type Account = InferType<typeof accountSchema>;

/** Whom an admin vouches for: the account, and the name of it that they were shown. */
export const verifySellerSchema = accountSchema.shape({ name: optionalText({ max: MAX_NAME }) });
export type VerifySeller = InferType<typeof verifySellerSchema>;

/** What acts against an account take: whom they are about, and why, for the audit log. */
export const reasonedSchema = accountSchema.shape({ reason: text({ min: 3, max: MAX_WHY, lines: true }) });
export type Reasoned = InferType<typeof reasonedSchema>;

/** Which account an admin deletes and why, for the audit log; the HTTP call says no reason. */
export const deleteUserSchema = accountSchema.shape({
  reason: optionalText({ max: MAX_WHY, lines: true }),
});
export type DeleteUser = InferType<typeof deleteUserSchema>;

/** From where on an account reads what is stored of it: what the last answer said, absent at first. */
export const readMyRecordsSchema = object({ after: optionalText({ max: 2_000 }) });
export type ReadMyRecords = InferType<typeof readMyRecordsSchema>;
