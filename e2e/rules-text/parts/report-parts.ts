import { MAX_ID } from '@thriftline/domain/base/fields/fields';
import {
  GONE_ACCOUNT,
  ITEM_REPORT_REASONS,
  MAX_REPORT_NOTE,
  MAX_REPORTED_MESSAGES,
  MAX_REPORTED_PHOTO,
  PROFILE_REPORT_REASONS,
  REPORT_REASONS,
  REVIEW_REPORT_REASONS,
} from '@thriftline/domain/reports/report';
import { list } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** Reports of conversations, reviews, listings and profiles. */
export const REPORT_PARTS: readonly RulesPart[] = [
  {
    name: 'report',
    from: 'reports/report.ts',
    text: `
function isReason(value) {
  return value in ${list(REPORT_REASONS)};
}

function isReasonOfReview(value) {
  return value in ${list(REVIEW_REPORT_REASONS)};
}

function isReasonOfItem(value) {
  return value in ${list(ITEM_REPORT_REASONS)};
}

function isReasonOfProfile(value) {
  return value in ${list(PROFILE_REPORT_REASONS)};
}

// Who is reported where the account that wrote a review is gone: no account has this id.
function goneAccount() {
  return '${GONE_ACCOUNT}';
}

function isPhotoNamed(value) {
  return value is string && value.size() <= ${MAX_REPORTED_PHOTO};
}

function isNote(value) {
  return isLongText(value, 0, ${MAX_REPORT_NOTE});
}

// Ids of messages. Rules have no loops: the function that copies the messages takes those of the conversation.
function areIds(value) {
  let joined = value.join('');
  return value.size() <= ${MAX_REPORTED_MESSAGES}
    && joined.size() <= ${MAX_REPORTED_MESSAGES * MAX_ID}
    && joined.matches('^[A-Za-z0-9_-]+$');
}
`,
  },
];
