import { type InferType, object } from 'yup';
import { categoryKey } from './category-key.ts';
import { id, pictureAddress, text } from './fields.ts';
import type { StoredTime } from './stored-time.ts';

export const MAX_CATEGORY_NAME = 60;

const NO_LETTERS = 'Letters or digits, please';

/** What a seller or admin gives to add a category. */
export const categoryInputSchema = object({
  categoryname: text({ max: MAX_CATEGORY_NAME }).test(
    'key',
    NO_LETTERS,
    (name = '') => categoryKey(name) !== '',
  ),
  img: pictureAddress(),
});
export type CategoryInput = InferType<typeof categoryInputSchema>;

/** What merging takes: which category goes, and where its products go. */
export const mergeCategoriesSchema = object({ from: id(), into: id() });
export type MergeCategories = InferType<typeof mergeCategoriesSchema>;

/** What deleting a category takes, and renaming one. */
export const categoryIdSchema = object({ categoryId: id() });
export const renameCategorySchema = categoryIdSchema.concat(categoryInputSchema.pick(['categoryname']));
export type RenameCategory = InferType<typeof renameCategorySchema>;

/** A category as `categories/{id}` holds it, but for the server's time. */
export const categorySchema = categoryInputSchema.shape({ createdBy: id() });

/** `categoryNames/{key}`: whose name it is. */
export interface CategoryName {
  categoryId: string;
}

/** What is said of a name that another category has. */
export function nameTaken(category: Pick<Category, 'categoryname'>): string {
  return `There is such a category already: ${category.categoryname}.`;
}

/** A stored category. */
export type Category = InferType<typeof categorySchema> & { createdAt: StoredTime };
