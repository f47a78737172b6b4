import { evidenceOf, messageIdsOf } from '@thriftline/domain/evidence';
import { conversations, messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { evidenceDocument, reportDocument } from './reports.ts';

/**
 * Copies what a report is about from its conversation, which no admin may read; what is not of that conversation is left out.
 * Doing it twice, or once the report or the conversation is gone, changes nothing.
 */
export async function copyEvidence(reportId: string): Promise<void> {
  const copy = evidenceDocument(reportId);
  await firestore().runTransaction(async (transaction) => {
    const report = await read(reportDocument(reportId), transaction);
    if (report === undefined || (await read(copy, transaction)) !== undefined) return;
    const conversation = await read(conversations().doc(report.conversationId), transaction);
    if (conversation === undefined) return;
    const messages = await Promise.all(
      messageIdsOf(report).map(async (id) => {
        const message = await read(messagesOf(report.conversationId).doc(id), transaction);
        return message === undefined ? [] : [{ ...message, id }];
      }),
    );
    transaction.create(copy, evidenceOf(report, conversation, messages.flat()));
  });
}
