import { loadCaller } from '../../accounts/actor.ts';
import { findObstacles } from '../../deletion/accounts/find-obstacles.ts';
import { call } from '../serve/call.ts';

/** What stands against deleting the caller's own account. */
export const findDeletionObstacles = call('findDeletionObstacles', async (caller) => ({
  obstacles: await findObstacles(await loadCaller(caller)),
}));
