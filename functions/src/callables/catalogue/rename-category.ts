import { renameCategory as act } from '../../catalogue/categories/change-categories.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Gives a category another name, and its products with it; for admins. */
export const renameCategory = adminCall('renameCategory', act);
