import {
  type Evidence,
  evidenceOf,
  evidenceOfReview,
  messageIdsOf,
} from '@thriftline/domain/reports/evidence';
import type { ConversationReport } from '@thriftline/domain/reports/report';
import type { Transaction } from 'firebase-admin/firestore';
import { conversations, messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { reviewDocument } from '../reviews/review-documents.ts';
import { evidenceDocument, reportDocument } from './reports.ts';

/** What was said in a conversation, which no admin may read; what is not of that conversation is left out. */
async function messagesOfReport(
  transaction: Transaction,
  report: ConversationReport,
): Promise<Evidence | undefined> {
  const conversation = await read(conversations().doc(report.conversationId), transaction);
  if (conversation === undefined) return undefined;
  const messages = await Promise.all(
    messageIdsOf(report).map(async (id) => {
      const message = await read(messagesOf(report.conversationId).doc(id), transaction);
      return message === undefined ? [] : [{ ...message, id }];
    }),
  );
  return evidenceOf(report, conversation, messages.flat());
}

/**
 * Copies what a report is about as it is now: messages of its conversation, or a review, which may be answered or hidden later.
 * Doing it twice, or once the report or what it is about is gone, changes nothing.
 */
export async function copyEvidence(reportId: string): Promise<void> {
  const copy = evidenceDocument(reportId);
  await firestore().runTransaction(async (transaction) => {
    const report = await read(reportDocument(reportId), transaction);
    if (report === undefined || (await read(copy, transaction)) !== undefined) return;
    let evidence: Evidence | undefined;
    if ('reviewId' in report) {
      const review = await read(reviewDocument(report.reviewId), transaction);
      evidence = review && evidenceOfReview(review);
    } else {
      evidence = await messagesOfReport(transaction, report);
    }
    if (evidence !== undefined) transaction.create(copy, evidence);
  });
}
