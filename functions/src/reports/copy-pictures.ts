import { storedPictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import { MAX_MESSAGE_PICTURE_BYTES } from '@thriftline/domain/pictures/message-picture';
import type { Picture } from '@thriftline/domain/pictures/picture';
import {
  type KeptPicture,
  LISTING_PHOTO,
  messageIdsOf,
  photoOfReport,
} from '@thriftline/domain/reports/evidence';
import type { ConversationReport, ItemReport } from '@thriftline/domain/reports/report';
import { productDocument } from '../catalogue/products.ts';
import { messagePicture, messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { bytesOf, ownerOf, pathIn } from '../pictures/pictures.ts';
import { firestore } from '../platform/firebase.ts';
import { evidencePicture, reportDocument } from './reports.ts';

/** The bytes of a photo in its owner's folder; undefined where it is elsewhere or gone, or a document has no room for it. */
async function photoBytes(address: string, owner: string): Promise<Uint8Array | undefined> {
  const most = MAX_MESSAGE_PICTURE_BYTES.large;
  const path = pathIn(address);
  if (path === undefined || ownerOf(path) !== owner) return undefined;
  const bytes = await bytesOf(path, undefined, most + 1);
  const isKept = bytes !== undefined && bytes.length <= most && storedPictureFault(bytes) === undefined;
  return isKept ? bytes : undefined;
}

/** What can be kept of a photo: itself, else its small size, which says that it is no more. */
async function keptOf({ img, thumb }: Picture, owner: string): Promise<KeptPicture<Uint8Array> | undefined> {
  const whole = await photoBytes(img, owner);
  if (whole !== undefined) return { by: owner, bytes: whole };
  const small = await photoBytes(thumb, owner);
  return small && { by: owner, bytes: small, isThumbnail: true };
}

/** Copies the photo of a listing that a report is about: its seller may replace or delete it. */
async function copyListingPhoto(reportId: string, report: ItemReport): Promise<void> {
  const product = await read(productDocument(report.itemId));
  const shown = product && photoOfReport(report, product);
  const copy = evidencePicture(reportId, LISTING_PHOTO);
  // What was shown when the report came stays.
  if (product === undefined || shown === undefined || (await read(copy)) !== undefined) return;
  const kept = await keptOf(shown.picture, product.sellerId);
  if (kept === undefined) return;
  await firestore().runTransaction(async (transaction) => {
    if ((await read(reportDocument(reportId), transaction)) === undefined) return;
    transaction.set(copy, kept);
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
