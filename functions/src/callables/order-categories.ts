import { orderCategories as act } from '../catalogue/order-categories.ts';
import { adminCall } from './call.ts';

/** Says in which order categories are shown; for admins. */
export const orderCategories = adminCall('orderCategories', act);
