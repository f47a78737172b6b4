import { deleteCategory as act } from '../catalogue/change-categories.ts';
import { adminCall } from './call.ts';

/** Deletes an empty category; for admins. */
export const deleteCategory = adminCall('deleteCategory', act);
