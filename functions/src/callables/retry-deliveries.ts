import { loadCaller } from '../accounts/actor.ts';
import { retryDeliveries as retry } from '../notifications/retry-deliveries.ts';
import { callable } from './callable.ts';

/** Tries again what could not be sent; for admins. */
export const retryDeliveries = callable('retryDeliveries', {}, async (caller, input) =>
  retry(await loadCaller(caller), input),
);
