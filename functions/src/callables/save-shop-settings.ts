import { loadCaller } from '../accounts/actor.ts';
import { saveShopSettings as act } from '../operator/save-shop-settings.ts';
import { callable } from './callable.ts';

/** Changes the operator's settings; for admins. */
export const saveShopSettings = callable('saveShopSettings', {}, async (caller, input) =>
  act(await loadCaller(caller), input),
);
