import { loadCaller } from '../accounts/actor.ts';
import { renameCategory as act } from '../catalogue/change-categories.ts';
import { callable } from './callable.ts';

/** Gives a category another name, and its products with it; for admins. */
export const renameCategory = callable('renameCategory', {}, async (caller, input) =>
  act(await loadCaller(caller), input),
);
