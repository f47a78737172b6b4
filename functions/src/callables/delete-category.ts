import { loadCaller } from '../accounts/actor.ts';
import { deleteCategory as act } from '../catalogue/change-categories.ts';
import { callable } from './callable.ts';

/** Deletes an empty category; for admins. */
export const deleteCategory = callable('deleteCategory', {}, async (caller, input) =>
  act(await loadCaller(caller), input),
);
