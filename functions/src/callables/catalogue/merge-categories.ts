import { mergeCategories as act } from '../../bulk/merge-categories.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Moves the products of a category into another and deletes it; for admins. */
export const mergeCategories = adminCall('mergeCategories', act);
