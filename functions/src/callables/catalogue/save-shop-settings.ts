import { saveShopSettings as act } from '../../operator/save-shop-settings.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Changes the operator's settings; for admins. */
export const saveShopSettings = adminCall('saveShopSettings', act);
