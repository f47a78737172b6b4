import { storedPictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import { messageIdsOf } from '@thriftline/domain/reports/evidence';
import { messagePicture, messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { evidencePicture, reportDocument } from './reports.ts';

/**
 * Copies the pictures of what a report is about, but those that may not stay, each by itself: all of them are more than a transaction takes. Doing it
 * twice, or once the report is gone, changes nothing.
 */
export async function copyPictures(reportId: string): Promise<void> {
  const reported = await read(reportDocument(reportId));
  if (reported === undefined || 'reviewId' in reported) return;
  const messages = messagesOf(reported.conversationId);
  for (const id of messageIdsOf(reported)) {
    await firestore().runTransaction(async (transaction) => {
      // A report that is deleted meanwhile takes its copies along.
      if ((await read(reportDocument(reportId), transaction)) === undefined) return;
      const picture = await read(messagePicture(messages.doc(id), 'large'), transaction);
      if (picture !== undefined && storedPictureFault(picture.bytes) === undefined)
        transaction.set(evidencePicture(reportId, id), picture);
    });
  }
}
