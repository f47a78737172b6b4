import type { Category } from './category.ts';

/** Most items of a category that are counted: more are shown as so many and a plus. */
export const MAX_COUNTED_ITEMS = 999;

/** A category as the page of all categories shows it. Apart from the others, for that page needs no schemas. */
export interface CountedCategory extends Pick<Category, 'categoryname' | 'img'> {
  _id: string;
  /** Its unsold items; one more than `MAX_COUNTED_ITEMS` at most. */
  items: number;
}
