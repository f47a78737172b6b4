import { loadCaller } from '../accounts/actor.ts';
import { mergeCategories as act } from '../bulk/merge-categories.ts';
import { callable } from './callable.ts';

/** Moves the products of a category into another and deletes it; for admins. */
export const mergeCategories = callable('mergeCategories', {}, async (caller, input) =>
  act(await loadCaller(caller), input),
);
