import { renameCategory as act } from '../catalogue/change-categories.ts';
import { adminCall } from './call.ts';

/** Gives a category another name, and its products with it; for admins. */
export const renameCategory = adminCall('renameCategory', act);
