import { loadCaller } from '../accounts/actor.ts';
import { orderCategories as act } from '../catalogue/order-categories.ts';
import { callable } from './callable.ts';

/** Says in which order categories are shown; for admins. */
export const orderCategories = callable('orderCategories', {}, async (caller, input) =>
  act(await loadCaller(caller), input),
);
