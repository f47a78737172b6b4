import { loadCaller } from '../accounts/actor.ts';
import { findObstacles } from '../deletion/find-obstacles.ts';
import { callable } from './callable.ts';

/** What stands against deleting the caller's own account. */
export const findDeletionObstacles = callable('findDeletionObstacles', {}, async (caller) => ({
  obstacles: await findObstacles(await loadCaller(caller)),
}));
