import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { StoredTime } from '../base/stored-time.ts';

/** Why somebody reports another in a conversation. The rules are written from it. */
export const REPORT_REASONS = ['scam', 'offShop', 'insult', 'threat', 'forbidden', 'spam', 'other'] as const;
/** Why somebody reports a review. The rules are written from it. */
export const REVIEW_REPORT_REASONS = ['insult', 'threat', 'personal', 'untrue', 'spam', 'other'] as const;
/** Why somebody reports a listing, or one of its photos. The rules are written from it. */
export const ITEM_REPORT_REASONS = [
  'scam',
  'forbidden',
  'counterfeit',
  'photo',
  'misleading',
  'spam',
  'other',
] as const;
/** Why somebody reports a seller's profile. The rules are written from it. */
export const PROFILE_REPORT_REASONS = [
  'scam',
  'impostor',
  'offShop',
  'insult',
  'profile',
  'spam',
  'other',
] as const;
/** One of any. */
export type ReportReason = (
  | typeof REPORT_REASONS
  | typeof REVIEW_REPORT_REASONS
  | typeof ITEM_REPORT_REASONS
  | typeof PROFILE_REPORT_REASONS
)[number];

/** What each reason is called on screen. */
export const REPORT_REASON_LABELS = lookedUp<ReportReason>({
  scam: msg`It looks like fraud`,
  offShop: msg`They want to deal somewhere else`,
  insult: msg`They insult or harass me`,
  threat: msg`They threaten me`,
  forbidden: msg`They offer something that isn’t allowed`,
  personal: msg`It reveals something private`,
  untrue: msg`It isn’t true, or isn’t about this sale`,
  counterfeit: msg`It’s a counterfeit`,
  photo: msg`Stolen or offensive photo`,
  misleading: msg`The description is misleading`,
  impostor: msg`They pretend to be someone else`,
  profile: msg`Offensive name or photo`,
  spam: msg`It’s advertising`,
  other: msg`Something else`,
});

/** What admins make of a report. */
export const REPORT_OUTCOMES = [
  'nothingFound',
  'reviewHidden',
  'listingDeleted',
  'warned',
  'suspended',
] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What an outcome is about, where it is not the account: the field that names it in a report. */
const ABOUT: Partial<Record<ReportOutcome, 'reviewId' | 'itemId'>> = {
  reviewHidden: 'reviewId',
  listingDeleted: 'itemId',
};

/** Who is reported where the account that wrote a review is gone: no account has this id. The rules are written from it. */
export const GONE_ACCOUNT = '-';

/** What can only happen to an account that is there. */
const OF_ACCOUNTS: readonly ReportOutcome[] = ['warned', 'suspended'];

/**
 * What may come of a report: of a conversation there is no review to hide, of a profile no listing to delete, and whoever is gone can't be
 * warned.
 */
export function outcomesOf(report: object): readonly ReportOutcome[] {
  const isGone = 'reportedId' in report && report.reportedId === GONE_ACCOUNT;
  return REPORT_OUTCOMES.filter((outcome) => {
    if (isGone && OF_ACCOUNTS.includes(outcome)) return false;
    const about = ABOUT[outcome];
    return about === undefined || about in report;
  });
}

/** What each outcome is called on screen. To suspend an account, to hide a review and to delete a listing are acts of their own. */
export const REPORT_OUTCOME_LABELS = lookedUp<ReportOutcome>({
  nothingFound: msg`Nothing found`,
  reviewHidden: msg`Review hidden`,
  listingDeleted: msg`Listing deleted`,
  warned: msg`Account warned`,
  suspended: msg`Account suspended`,
});

/** Longest note of a report, in characters, and most messages that it is about. The rules are written from it. */
export const MAX_REPORT_NOTE = 500;
export const MAX_REPORTED_MESSAGES = 20;

/** What every report says. Nobody takes it back. */
interface AnyReport {
  reporterId: string;
  /** The other member of the conversation, who wrote the review (GONE_ACCOUNT where the account is), or who sells. */
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

/** `reports/{itemReportSubject(itemId)}_{reporterId}`: a listing that somebody reports. */
export interface ItemReport extends AnyReport {
  itemId: string;
  /** The address of the photo that it is about; absent where it is about the listing. */
  photo?: string;
}

/** `reports/{profileReportSubject(reportedId)}_{reporterId}`: a seller whose profile somebody reports. */
export interface ProfileReport extends AnyReport {
  profile: true;
}

/** What somebody reports. */
export type Report = ConversationReport | ReviewReport | ItemReport | ProfileReport;

/** Longest address of a photo that is reported, in characters. The rules are written from it. */
export const MAX_REPORTED_PHOTO = 1_000;

/** What a report of a listing is called by. */
export const itemReportSubject = (itemId: string): string => `item_${itemId}`;

/** What a report of a seller's profile is called by. */
export const profileReportSubject = (uid: string): string => `profile_${uid}`;

/** What is said of a report as it is opened. */
export type ReportOpening<R extends AnyReport> = Omit<
  R,
  'note' | 'createdAt' | 'state' | 'outcome' | 'closedAt'
> & {
  note: string;
};

/** A report of whatever can be reported, as it is opened. */
export type AnyOpening =
  | ReportOpening<ConversationReport>
  | ReportOpening<ReviewReport>
  | ReportOpening<ItemReport>
  | ReportOpening<ProfileReport>;

/** A report as its reporter sends it, but for the server's time. */
export function openReport<O extends AnyOpening>(
  report: O,
): Omit<O, 'note'> & Pick<AnyReport, 'state' | 'note'> {
  const { note, ...common } = report;
  return { ...common, state: 'open', ...(note.trim() !== '' && { note: note.trim() }) };
}
