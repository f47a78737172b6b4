import { loadActor } from '../services/actor.ts';
import { makeAdmin as make } from '../services/make-admin.ts';
import { callable } from './callable.ts';

/** Makes an account an Admin; for admins. */
export const makeAdmin = callable('makeAdmin', {}, async ({ uid }, input) =>
  make(await loadActor(uid), input),
);
