import { storedPictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import { MAX_MESSAGE_PICTURE_BYTES } from '@thriftline/domain/pictures/message-picture';
import { LISTING_PHOTO, messageIdsOf, photoOfReport } from '@thriftline/domain/reports/evidence';
import type { ConversationReport, ItemReport } from '@thriftline/domain/reports/report';
import { productDocument } from '../catalogue/products.ts';
import { messagePicture, messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { bytesOf, ownerOf, pathIn } from '../pictures/pictures.ts';
import { firestore } from '../platform/firebase.ts';
import { evidencePicture, reportDocument } from './reports.ts';

/** The bytes of the first of the addresses whose picture a document has room for; of the seller's own folder alone. */
async function photoBytes(addresses: readonly string[], sellerId: string): Promise<Uint8Array | undefined> {
  const most = MAX_MESSAGE_PICTURE_BYTES.large;
  for (const address of addresses) {
    const path = pathIn(address);
    if (path === undefined || ownerOf(path) !== sellerId) continue;
    const bytes = await bytesOf(path, undefined, most + 1);
    if (bytes !== undefined && bytes.length <= most && storedPictureFault(bytes) === undefined) return bytes;
  }
  return undefined;
}

/** Copies the photo of a listing that a report is about: its seller may replace or delete it. */
async function copyListingPhoto(reportId: string, report: ItemReport): Promise<void> {
  const product = await read(productDocument(report.itemId));
  const shown = product && photoOfReport(report, product);
  const copy = evidencePicture(reportId, LISTING_PHOTO);
  // What was shown when the report came stays.
  if (product === undefined || shown === undefined || (await read(copy)) !== undefined) return;
  const { img, thumb } = shown.picture;
  const bytes = await photoBytes([img, thumb], product.sellerId);
  if (bytes === undefined) return;
  await firestore().runTransaction(async (transaction) => {
    if ((await read(reportDocument(reportId), transaction)) === undefined) return;
    transaction.set(copy, { by: product.sellerId, bytes });
  });
}

/** Copies the pictures of the messages that a report is about, each by itself: all of them are more than a transaction takes. */
async function copyMessagePictures(reportId: string, reported: ConversationReport): Promise<void> {
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

/**
 * Copies the pictures of what a report is about, but those that may not stay. Doing it twice, or once the report is gone,
 * changes nothing.
 */
export async function copyPictures(reportId: string): Promise<void> {
  const reported = await read(reportDocument(reportId));
  if (reported === undefined) return;
  if ('itemId' in reported) await copyListingPhoto(reportId, reported);
  if ('messageIds' in reported) await copyMessagePictures(reportId, reported);
}
