import { type ContactData, findContactData } from '../conversations/contact-data.ts';
import { type Conversation, type Message, otherNameIn } from '../conversations/conversation.ts';
import type { Review } from '../reviews/review.ts';
import { type ConversationReport, MAX_REPORTED_MESSAGES, type Report } from './report.ts';

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
  productId: string;
  productname: string;
  /** As the conversation calls them; nothing of an account that was gone. */
  reporterName?: string;
  reportedName?: string;
  /** Those of the conversation that the report names, first ones first. */
  messages: ReportedMessage[];
  /** The review that it is about instead. */
  review?: ReportedReview;
}

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
