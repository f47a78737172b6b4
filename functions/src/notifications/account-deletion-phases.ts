import { PREFERENCES } from '@thriftline/domain/notifications/inbox';
import { userDocument } from '../accounts/users.ts';
import { type AccountPhase, deleteFound } from '../jobs/account-phase.ts';
import { inboxOf } from './sending/inbox.ts';
import { sendingsTo } from './sending/sendings.ts';
import { toldTo } from './sending/told.ts';

/** What goes with an account of what it was told and sent, and wanted to be. */
export const NOTIFICATION_PHASES: readonly AccountPhase[] = [
  deleteFound('inbox', ['inbox'], inboxOf),
  deleteFound('told', ['told'], toldTo),
  deleteFound('deliveries', ['deliveries'], sendingsTo),
  deleteFound('preferences', ['preferences'], (uid) => userDocument(uid).collection(PREFERENCES)),
];
