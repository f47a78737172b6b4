import { loadCaller } from '../accounts/actor.ts';
import { forgetPushTarget as forget } from '../notifications/push/forget-push-target.ts';
import { callable } from './callable.ts';

/** Tells the caller nothing in this browser any more. */
export const forgetPushTarget = callable('forgetPushTarget', {}, async (caller, input) =>
  forget(await loadCaller(caller), input),
);
