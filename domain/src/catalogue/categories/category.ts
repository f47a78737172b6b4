import { msg, t } from '@lingui/core/macro';
import { array, type InferType, object } from 'yup';
import { id, pictureAddress, text } from '../../base/fields/fields.ts';
import type { StoredTime } from '../../base/stored-time.ts';
import { categoryKey, hasOddLetters } from './category-key.ts';

export const MAX_CATEGORY_NAME = 60;

const NO_LETTERS = msg`Use letters or digits`;
const ODD_LETTERS = msg`Use plain letters, without look-alikes from other alphabets`;

/** What a seller or admin gives to add a category. */
export const categoryInputSchema = object({
  categoryname: text({ max: MAX_CATEGORY_NAME })
    .test('key', NO_LETTERS, (name = '') => categoryKey(name) !== '')
    .test('plain', ODD_LETTERS, (name = '') => !hasOddLetters(name)),
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

/** Most categories that admins put in an order; all others come after them. */
export const MAX_ORDERED = 200;

/** What ordering takes: the categories that come first, in their order. */
export const orderCategoriesSchema = object({
  ids: array()
    .of(id())
    .typeError(msg`Must be a list of categories`)
    .required(msg`Must be a list of categories`)
    .min(1, msg`At least one category`)
    .max(MAX_ORDERED, msg`At most ${MAX_ORDERED} categories`)
    .test('once', msg`Each category once`, (ids) => ids === undefined || new Set(ids).size === ids.length),
});
export type OrderCategories = InferType<typeof orderCategoriesSchema>;

/** A category as `categories/{id}` holds it, but for the server's time and its place. */
export const categorySchema = categoryInputSchema.shape({ createdBy: id() });

/** `categoryNames/{key}`: whose name it is. */
export interface CategoryName {
  categoryId: string;
}

/** What is said of a name that another category has. */
export function nameTaken(category: Pick<Category, 'categoryname'>): string {
  const { categoryname } = category;
  return t`This category already exists: ${categoryname}.`;
}

/** A stored category. `order` is its place among those that admins put in an order; functions alone set it. */
export type Category = InferType<typeof categorySchema> & { createdAt: StoredTime; order?: number };

/** Compares categories as lists show them: first those with a place, by it; the others, and equal places, as `rest` does. */
export function inCategoryOrder<T extends Pick<Category, 'order'>>(
  rest: (a: T, b: T) => number,
): (a: T, b: T) => number {
  const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: T) => order;
  return (a, b) => placeOf(a) - placeOf(b) || rest(a, b);
}
