import type { StoredTime } from '../base/stored-time.ts';

/** Why somebody reports another in a conversation. The rules are written from it. */
export const REPORT_REASONS = ['scam', 'offShop', 'insult', 'threat', 'forbidden', 'spam', 'other'] as const;
/** Why somebody reports a review. The rules are written from it. */
export const REVIEW_REPORT_REASONS = ['insult', 'threat', 'personal', 'untrue', 'spam', 'other'] as const;
/** One of either. */
export type ReportReason = (typeof REPORT_REASONS | typeof REVIEW_REPORT_REASONS)[number];

/** What each reason is called on screen. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  scam: 'It looks like fraud',
  offShop: 'They want to deal somewhere else',
  insult: 'They insult or harass me',
  threat: 'They threaten me',
  forbidden: 'They offer something that isn’t allowed',
  personal: 'It reveals something private',
  untrue: 'It isn’t true, or isn’t about this sale',
  spam: 'It’s advertising',
  other: 'Something else',
};

/** What admins make of a report. */
export const REPORT_OUTCOMES = ['nothingFound', 'reviewHidden', 'warned', 'suspended'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What may come of a report: of a conversation there is no review to hide. */
export function outcomesOf(report: object): readonly ReportOutcome[] {
  return REPORT_OUTCOMES.filter((outcome) => outcome !== 'reviewHidden' || 'reviewId' in report);
}

/** What each outcome is called on screen. To suspend an account is an act of its own, and so is to hide a review. */
export const REPORT_OUTCOME_LABELS: Record<ReportOutcome, string> = {
  nothingFound: 'Nothing found',
  reviewHidden: 'Review hidden',
  warned: 'Account warned',
  suspended: 'Account suspended',
};

/** Longest note of a report, in characters, and most messages that it is about. The rules are written from it. */
export const MAX_REPORT_NOTE = 500;
export const MAX_REPORTED_MESSAGES = 20;

/** What every report says. Nobody takes it back. */
interface AnyReport {
  reporterId: string;
  /** The other member of the conversation, or who wrote the review. */
  reportedId: string;
  reason: ReportReason;
  /** In the reporter's own words. */
  note?: string;
  createdAt: StoredTime;
  /** A function closes it; what came of it and when is there from then on. */
  state: 'open' | 'closed';
  outcome?: ReportOutcome;
  closedAt?: StoredTime;
}

/** `reports/{conversationId}_{reporterId}`: what somebody reports of a conversation they are in. */
export interface ConversationReport extends AnyReport {
  conversationId: string;
  /** Which messages it is about: one at least, MAX_REPORTED_MESSAGES at most. */
  messageIds: readonly string[];
}

/** `reports/{reviewId}_{reporterId}`: a published review that somebody reports. */
export interface ReviewReport extends AnyReport {
  reviewId: string;
}

/** What somebody reports. */
export type Report = ConversationReport | ReviewReport;

/** What is said of a report as it is opened. */
export type ReportOpening<R extends AnyReport> = Omit<
  R,
  'note' | 'createdAt' | 'state' | 'outcome' | 'closedAt'
> & {
  note: string;
};

/** A report of a conversation, or of a review, as its reporter sends it, but for the server's time. */
export function openReport<O extends ReportOpening<ConversationReport> | ReportOpening<ReviewReport>>(
  report: O,
): Omit<O, 'note'> & Pick<AnyReport, 'state' | 'note'> {
  const { note, ...common } = report;
  return { ...common, state: 'open', ...(note.trim() !== '' && { note: note.trim() }) };
}
