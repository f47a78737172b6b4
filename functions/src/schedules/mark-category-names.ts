import { markCategoryNames as markNow } from '../catalogue/categories/category-names.ts';
import type { ScheduledWork } from './run-scheduled.ts';

/** Marks the names of categories that have no mark, so that nobody else can take them. */
export const markCategoryNames: ScheduledWork = async ({ until }) => {
  await markNow(until);
};
