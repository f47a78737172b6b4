import { loadCaller } from '../accounts/actor.ts';
import { closeReport as close } from '../reports/close-report.ts';
import { callable } from './callable.ts';

/** Says what came of a report; for admins. */
export const closeReport = callable('closeReport', {}, async (caller, input) =>
  close(await loadCaller(caller), input),
);
