import { closeReport as close } from '../../reports/close-report.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Says what came of a report; for admins. */
export const closeReport = adminCall('closeReport', close);
