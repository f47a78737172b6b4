import { type AccountPhase, deletingOf } from '../jobs/account-phase.ts';
import { eachPage } from '../jobs/plan.ts';
import { deleteReports } from './delete-reports.ts';
import { reports } from './reports.ts';

/** A phase that deletes the reports which name the account in a field, with what they are about. */
const deleteReportsOf = (name: string, field: string) =>
  deletingOf(
    ['reports', 'evidence'],
    eachPage(name, ({ about }) => reports().where(field, '==', about), deleteReports),
  );

/** What goes with an account of what it reported and what was reported of it. */
export const REPORT_PHASES: readonly AccountPhase[] = [
  deleteReportsOf('reportsBy', 'reporterId'),
  deleteReportsOf('reportsOf', 'reportedId'),
];
