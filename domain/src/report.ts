import type { StoredTime } from './stored-time.ts';

/** Why somebody reports another. The rules hold the same. */
export const REPORT_REASONS = ['scam', 'offShop', 'insult', 'threat', 'forbidden', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What each reason is called on screen. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  scam: 'It looks like a fraud',
  offShop: 'They want to deal outside of the shop',
  insult: 'They insult or harass me',
  threat: 'They threaten me',
  forbidden: 'They offer something that is not allowed',
  spam: 'It is advertising',
  other: 'Something else',
};

/** What admins make of a report. */
export const REPORT_OUTCOMES = ['nothingFound', 'warned', 'suspended'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What each outcome is called on screen. To suspend an account is an act of its own. */
export const REPORT_OUTCOME_LABELS: Record<ReportOutcome, string> = {
  nothingFound: 'Nothing found',
  warned: 'Account warned',
  suspended: 'Account suspended',
};

/** Longest note of a report, in characters, and most messages that it is about. The rules hold the same. */
export const MAX_REPORT_NOTE = 500;
export const MAX_REPORTED_MESSAGES = 20;

/** `reports/{conversationId}_{reporterId}`: what somebody reports of a conversation they are in. Nobody takes it back. */
export interface Report {
  conversationId: string;
  reporterId: string;
  /** The other member. */
  reportedId: string;
  reason: ReportReason;
  /** In the reporter's own words. */
  note?: string;
  /** Which messages it is about: one at least, MAX_REPORTED_MESSAGES at most. */
  messageIds: readonly string[];
  createdAt: StoredTime;
  /** A function closes it; what came of it and when is there from then on. */
  state: 'open' | 'closed';
  outcome?: ReportOutcome;
  closedAt?: StoredTime;
}

/** A report as its reporter sends it, but for the server's time. */
export function openReport(
  report: Pick<Report, 'conversationId' | 'reporterId' | 'reportedId' | 'reason' | 'messageIds'> & {
    note: string;
  },
): Omit<Report, 'createdAt'> {
  const { note, ...common } = report;
  return { ...common, state: 'open', ...(note.trim() !== '' && { note: note.trim() }) };
}
