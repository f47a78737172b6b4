import type { User } from '../accounts/user.ts';
import type { Product } from '../catalogue/product.ts';
import { type ContactData, findContactData } from '../conversations/contact-data.ts';
import { type Conversation, type Message, otherNameIn } from '../conversations/conversation.ts';
import type { MessagePicture, MessagePictureFile } from '../pictures/message-picture.ts';
import type { Picture } from '../pictures/picture.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import type { Review } from '../reviews/review.ts';
import { type ConversationReport, type ItemReport, MAX_REPORTED_MESSAGES, type Report } from './report.ts';

/** A message as the evidence of a report keeps it. */
export interface ReportedMessage extends Message {
  id: string;
  contactData: ContactData[];
}

/**
 * `reports/{id}/evidence/copy`: what a report is about, as it was when the report came. Admins read it, and no conversation.
 * Pictures stand beside it, by `evidencePictureId`.
 */
export interface Evidence {
  /** The item that it is about, or that was talked of or sold; absent where it is about a profile. */
  productId?: string;
  productname?: string;
  /** As the conversation calls them; nothing of an account that was gone. */
  reporterName?: string;
  reportedName?: string;
  /** Those of the conversation that the report names, first ones first. */
  messages: ReportedMessage[];
  /** The review that it is about instead. */
  review?: ReportedReview;
  /** The listing that it is about instead. */
  listing?: ReportedListing;
  /** The profile that it is about instead. */
  profile?: ReportedProfile;
}

/** A listing as the evidence of a report keeps it. */
export interface ReportedListing extends Pick<Product, 'resaleprice' | 'categoryName' | 'description'> {
  /** Which of its photos is reported, from 1; absent where the report names none, or one that it does not show. */
  photoNumber?: number;
  /** Pixels of the photo that is kept beside it, by LISTING_PHOTO; absent where it could not be kept. */
  photo?: KeptPhoto;
}

/** Marks a photo of which only the small size could be kept. Its owner uploaded both sizes: the other may have been another picture. */
interface MayBeThumbnail {
  isThumbnail?: true;
}

/** What the evidence says of a photo that is kept beside it: pixels of what is kept. */
export interface KeptPhoto extends MessagePicture, MayBeThumbnail {}

/** `reports/{id}/evidence/picture-…`: the picture of a message, or the photo of a listing or profile. */
export interface KeptPicture<Bytes> extends MessagePictureFile<Bytes>, MayBeThumbnail {}

/** What a seller's profile said. */
export interface ReportedProfile extends Pick<User, 'status' | 'photoURL' | 'about' | 'policies'> {
  /** Pixels of the photo that is kept beside it, by PROFILE_PHOTO. Of one that could not be kept `photoURL` says where it was. */
  photo?: KeptPhoto;
}

/** What the photos of a reported listing and of a profile are called, where those of messages have the message's id. */
export const LISTING_PHOTO = 'listing';
export const PROFILE_PHOTO = 'profile';

/** A review as the evidence of a report keeps it. */
export type ReportedReview = Pick<Review, 'stars' | 'text' | 'publishedAt' | 'reply'>;

/**
 * The ids of a report that can be looked up, each once: rules have no loops, so they cannot say that all of them are.
 */
export function messageIdsOf(report: Report | Pick<ConversationReport, 'messageIds'>): string[] {
  if (!('messageIds' in report)) return [];
  const { messageIds } = report;
  const ids = (messageIds as readonly unknown[]).filter(
    (id): id is string => typeof id === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(id) && !/^__.*__$/.test(id),
  );
  return [...new Set(ids)].slice(0, MAX_REPORTED_MESSAGES);
}

/** What each picture may be called that is kept for a report. */
export function keptPicturesOf(report: Report): string[] {
  if ('itemId' in report) return [LISTING_PHOTO];
  return 'profile' in report ? [PROFILE_PHOTO] : messageIdsOf(report);
}

/** What a report is about, of the messages that were found in its conversation. */
export function evidenceOf(
  { reporterId, reportedId }: Pick<Report, 'reporterId' | 'reportedId'>,
  conversation: Conversation,
  found: readonly (Message & { id: string })[],
): Evidence {
  const [reporterName, reportedName] = [reportedId, reporterId].map((other) =>
    otherNameIn(conversation, other),
  );
  return {
    productId: conversation.productId,
    productname: conversation.productname,
    ...(reporterName !== undefined && { reporterName }),
    ...(reportedName !== undefined && { reportedName }),
    messages: found
      .map(({ id, by, text, at, picture }) => ({
        id,
        by,
        text,
        at,
        ...(picture && { picture }),
        contactData: findContactData(text),
      }))
      .sort((a, b) => a.at.toMillis() - b.at.toMillis()),
  };
}

/** What a report is about that names a review. */
export function evidenceOfReview({
  productId,
  productname,
  authorName,
  stars,
  text,
  publishedAt,
  reply,
}: Review): Evidence {
  return {
    productId,
    productname,
    ...(authorName !== undefined && { reportedName: authorName }),
    messages: [],
    review: { stars, publishedAt, ...(text !== undefined && { text }), ...(reply && { reply }) },
  };
}

/** The photo of a listing that a report is about: the one it names, or the first. Nothing where the listing does not show it. */
export function photoOfReport(
  { photo }: Pick<ItemReport, 'photo'>,
  item: Parameters<typeof picturesOf>[0],
): { picture: Picture; position: number } | undefined {
  const pictures = picturesOf(item);
  const position = photo === undefined ? 0 : pictures.findIndex(({ img }) => img === photo);
  const picture = pictures[position];
  return picture && { picture, position };
}

/** What a report is about that names a listing; `photo` is what is kept of its photo. */
export function evidenceOfItem(
  report: Pick<ItemReport, 'itemId' | 'photo'>,
  item: Product,
  photo: KeptPhoto | undefined,
): Evidence {
  const { productname, sellername, resaleprice, categoryName, description } = item;
  const shown = report.photo === undefined ? undefined : photoOfReport(report, item);
  return {
    productId: report.itemId,
    productname,
    reportedName: sellername,
    messages: [],
    listing: {
      ...{ resaleprice, categoryName, description },
      ...(shown && { photoNumber: shown.position + 1 }),
      ...(photo && { photo }),
    },
  };
}

/** What a report is about that names a profile; `photo` is what is kept of its photo. */
export function evidenceOfProfile(
  { name, status, photoURL, about, policies }: User,
  photo: KeptPhoto | undefined,
): Evidence {
  const shown = photo === undefined ? photoURL !== undefined && { photoURL } : { photo };
  const words = {
    ...(about !== undefined && { about }),
    ...(policies !== undefined && { policies }),
  };
  return { reportedName: name, messages: [], profile: { status, ...shown, ...words } };
}
