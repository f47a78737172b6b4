import { deleteCategory as act } from '../../catalogue/categories/change-categories.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Deletes an empty category; for admins. */
export const deleteCategory = adminCall('deleteCategory', act);
