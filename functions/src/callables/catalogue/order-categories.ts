import { orderCategories as act } from '../../catalogue/categories/order-categories.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Says in which order categories are shown; for admins. */
export const orderCategories = adminCall('orderCategories', act);
