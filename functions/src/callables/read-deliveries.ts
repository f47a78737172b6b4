import { loadCaller } from '../accounts/actor.ts';
import { reportDeliveries } from '../notifications/report-deliveries.ts';
import { callable } from './callable.ts';

/** What could not be sent by e-mail or push, and what waits; for admins. */
export const readDeliveries = callable('readDeliveries', {}, async (caller) =>
  reportDeliveries(await loadCaller(caller)),
);
