import { type InferType, object } from 'yup';
import { id, pictureAddress, text } from './fields.ts';
import type { StoredTime } from './stored-time.ts';

export const MAX_CATEGORY_NAME = 60;

/** What a seller or admin gives to add a category. */
export const categoryInputSchema = object({
  categoryname: text({ max: MAX_CATEGORY_NAME }),
  img: pictureAddress(),
});
export type CategoryInput = InferType<typeof categoryInputSchema>;

/** A category as `categories/{id}` holds it, but for the server's time. */
export const categorySchema = categoryInputSchema.shape({ createdBy: id() });

/** A stored category. */
export type Category = InferType<typeof categorySchema> & { createdAt: StoredTime };
