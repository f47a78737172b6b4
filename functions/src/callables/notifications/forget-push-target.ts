import { loadCaller } from '../../accounts/actor.ts';
import { forgetPushTarget as forget } from '../../notifications/push/forget-push-target.ts';
import { call } from '../serve/call.ts';

/** Tells the caller nothing in this browser any more. */
export const forgetPushTarget = call('forgetPushTarget', async (caller, input) =>
  forget(await loadCaller(caller), input),
);
