import { loadCaller } from '../../accounts/actor.ts';
import { savePushTarget as save } from '../../notifications/push/save-push-target.ts';
import { call } from '../serve/call.ts';

/** Tells the caller in this browser, too. */
export const savePushTarget = call('savePushTarget', async (caller, input) =>
  save(await loadCaller(caller), input),
);
