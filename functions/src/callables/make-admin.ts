import { loadCaller } from '../accounts/actor.ts';
import { makeAdmin as make } from '../accounts/make-admin.ts';
import { callable } from './callable.ts';

/** Makes an account an Admin; for admins. */
export const makeAdmin = callable('makeAdmin', {}, async (caller, input) =>
  make(await loadCaller(caller), input),
);
