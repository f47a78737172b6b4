import { readPictureHeader } from '@thriftline/domain/pictures/header/read-picture-header';
import {
  type Evidence,
  evidenceOf,
  evidenceOfItem,
  evidenceOfProfile,
  evidenceOfReview,
  type KeptPhoto,
  LISTING_PHOTO,
  messageIdsOf,
  PROFILE_PHOTO,
} from '@thriftline/domain/reports/evidence';
import type { ConversationReport, ItemReport, Report } from '@thriftline/domain/reports/report';
import type { Transaction } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { productDocument } from '../catalogue/products.ts';
import { conversations, messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { reviewDocument } from '../reviews/review-documents.ts';
import { evidenceDocument, evidencePicture, reportDocument } from './reports.ts';

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

/** What `copyPictures` has kept of a photo, if anything. */
async function keptPhoto(
  transaction: Transaction,
  reportId: string,
  name: string,
): Promise<KeptPhoto | undefined> {
  const kept = await read(evidencePicture(reportId, name), transaction);
  if (kept === undefined) return undefined;
  const { width, height } = readPictureHeader(kept.bytes);
  return { width, height, ...(kept.isThumbnail && { isThumbnail: true }) };
}

/** What a listing said, with the size of the photo that `copyPictures` has kept of it. */
async function listingOfReport(
  transaction: Transaction,
  reportId: string,
  report: ItemReport,
): Promise<Evidence | undefined> {
  const product = await read(productDocument(report.itemId), transaction);
  if (product === undefined) return undefined;
  return evidenceOfItem(report, product, await keptPhoto(transaction, reportId, LISTING_PHOTO));
}

/** What the report is about, as it is now; undefined where that is gone. */
async function findEvidence(
  transaction: Transaction,
  reportId: string,
  report: Report,
): Promise<Evidence | undefined> {
  if ('itemId' in report) return listingOfReport(transaction, reportId, report);
  if ('profile' in report) {
    const seller = await read(userDocument(report.reportedId), transaction);
    return seller && evidenceOfProfile(seller, await keptPhoto(transaction, reportId, PROFILE_PHOTO));
  }
  if ('reviewId' in report) {
    const review = await read(reviewDocument(report.reviewId), transaction);
    return review && evidenceOfReview(review);
  }
  return messagesOfReport(transaction, report);
}

/** The photo that a copy lacks, as it could be kept only after it. */
async function latePhoto(
  transaction: Transaction,
  reportId: string,
  { listing, profile }: Evidence,
): Promise<Pick<Evidence, 'listing' | 'profile'> | undefined> {
  if (listing && listing.photo === undefined) {
    const photo = await keptPhoto(transaction, reportId, LISTING_PHOTO);
    return photo && { listing: { ...listing, photo } };
  }
  if (profile && profile.photo === undefined) {
    const photo = await keptPhoto(transaction, reportId, PROFILE_PHOTO);
    const { photoURL: _, ...said } = profile;
    return photo && { profile: { ...said, photo } };
  }
  return undefined;
}

/**
 * Copies what a report is about as it is now, for it may be changed, answered or hidden later.
 * Doing it twice adds a photo that was kept since, and nothing else; once the report or what it is about is gone it changes nothing.
 */
export async function copyEvidence(reportId: string): Promise<void> {
  const copy = evidenceDocument(reportId);
  await firestore().runTransaction(async (transaction) => {
    const report = await read(reportDocument(reportId), transaction);
    if (report === undefined) return;
    const known = await read(copy, transaction);
    if (known !== undefined) {
      const photo = await latePhoto(transaction, reportId, known);
      if (photo !== undefined) transaction.update(copy, { ...photo });
      return;
    }
    const evidence = await findEvidence(transaction, reportId, report);
    if (evidence !== undefined) transaction.create(copy, evidence);
  });
}
