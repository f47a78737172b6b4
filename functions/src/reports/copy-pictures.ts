import { storedPictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import { MAX_MESSAGE_PICTURE_BYTES } from '@thriftline/domain/pictures/message-picture';
import type { Picture } from '@thriftline/domain/pictures/picture';
import { thumbOf } from '@thriftline/domain/pictures/picture-variants';
import {
  type KeptPicture,
  LISTING_PHOTO,
  messageIdsOf,
  PROFILE_PHOTO,
  photoOfReport,
} from '@thriftline/domain/reports/evidence';
import type { ConversationReport, ItemReport, ProfileReport } from '@thriftline/domain/reports/report';
import { userDocument } from '../accounts/users.ts';
import { productDocument } from '../catalogue/products.ts';
import { messagePicture, messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { bytesOf, ownerOf, pathIn } from '../pictures/pictures.ts';
import { firestore } from '../platform/firebase.ts';
import { evidencePicture, reportDocument } from './reports.ts';

/** A photo that a report is about: what it is called beside the evidence, where it is, and whose. */
interface Shown {
  name: string;
  picture: Pick<Picture, 'img' | 'thumb'>;
  owner: string;
}

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
async function keptOf(
  { img, thumb }: Shown['picture'],
  owner: string,
): Promise<KeptPicture<Uint8Array> | undefined> {
  const whole = await photoBytes(img, owner);
  if (whole !== undefined) return { by: owner, bytes: whole };
  const small = await photoBytes(thumb, owner);
  return small && { by: owner, bytes: small, isThumbnail: true };
}

/** The photo of a listing that a report is about, and whose it is. */
async function listingPhoto(report: ItemReport): Promise<Shown | undefined> {
  const product = await read(productDocument(report.itemId));
  const shown = product && photoOfReport(report, product);
  return shown && { name: LISTING_PHOTO, picture: shown.picture, owner: product.sellerId };
}

/** The photo of a profile that a report is about. */
async function profilePhoto({ reportedId }: ProfileReport): Promise<Shown | undefined> {
  const img = (await read(userDocument(reportedId)))?.photoURL;
  if (img === undefined) return undefined;
  return { name: PROFILE_PHOTO, picture: { img, thumb: thumbOf(img) }, owner: reportedId };
}

/** Copies a photo that a report is about: whose it is may replace or delete it. */
async function copyPhoto(reportId: string, shown: Shown | undefined): Promise<void> {
  if (shown === undefined) return;
  const copy = evidencePicture(reportId, shown.name);
  // What was shown when the report came stays.
  if ((await read(copy)) !== undefined) return;
  const kept = await keptOf(shown.picture, shown.owner);
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
  if ('itemId' in reported) await copyPhoto(reportId, await listingPhoto(reported));
  if ('profile' in reported) await copyPhoto(reportId, await profilePhoto(reported));
  if ('messageIds' in reported) await copyMessagePictures(reportId, reported);
}
