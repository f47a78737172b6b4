import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { textOf } from '@thriftline/domain/base/locale/looked-up';
import type { CloseReport } from '@thriftline/domain/reports/close-report';
import { outcomesOf, REPORT_OUTCOME_LABELS } from '@thriftline/domain/reports/report';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { reportDocument, reports } from './reports.ts';

/**
 * Says what came of a report; to suspend the account is an act of its own. Counts one modification, or none when it was closed
 * with this outcome before. Throws `conflict` when it was closed with another.
 */
export async function closeReport(
  actor: Actor,
  { reportId, outcome }: CloseReport,
): Promise<{ modifiedCount: number }> {
  requireRole(actor, 'Admin');
  const document = reportDocument(reportId);
  return firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const report = await read(document, transaction);
    if (report === undefined) throw new AppError('not-found', msg`This report doesn’t exist.`);
    if (!outcomesOf(report).includes(outcome)) {
      throw new AppError('invalid-argument', msg`This outcome doesn’t fit what was reported.`);
    }
    if (report.outcome === outcome) return { modifiedCount: 0 };
    if (report.state === 'closed') throw new AppError('conflict', msg`This report is already closed.`);
    const reported = await read(userDocument(report.reportedId), transaction);
    transaction.update(document, { state: 'closed', outcome, closedAt: FieldValue.serverTimestamp() });
    writeAudit(transaction, actor, {
      what: 'closeReport',
      // Which one is not said: its id names who reported, and a reported admin reads the log, too. Nor is the account, whose own copy of
      // what is kept of it would say that somebody reported it.
      document: reports(),
      aboutName: reported?.email ?? msg`Deleted account`,
      why: textOf(REPORT_OUTCOME_LABELS, outcome),
    });
    return { modifiedCount: 1 };
  });
}
