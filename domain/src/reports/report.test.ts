import { expect, it } from 'vitest';
import { reportDocumentId } from '../base/collections.ts';
import { validate } from '../base/fields/validate.ts';
import { closeReportSchema } from './close-report.ts';
import { GONE_ACCOUNT, itemReportSubject, openReport, outcomesOf, profileReportSubject } from './report.ts';

const report = {
  conversationId: 'chair_bea',
  reporterId: 'bea',
  reportedId: 'sal',
  reason: 'insult',
  messageIds: ['m1'],
} as const;

it('a report is open, and without a note where nothing was written', () => {
  expect(openReport({ ...report, note: ' \n ' })).toEqual({ ...report, state: 'open' });
  expect(openReport({ ...report, note: ' Rude. ' })).toEqual({ ...report, state: 'open', note: 'Rude.' });
});

it('of a report about a conversation no review is hidden', () => {
  expect(outcomesOf(report)).toEqual(['nothingFound', 'warned', 'suspended']);
  expect(outcomesOf({ reviewId: 'pi_1_buyer' })).toContain('reviewHidden');
});

it('of a report of a listing the listing may be deleted, and of none besides', () => {
  expect(outcomesOf({ itemId: 'chair' })).toEqual(['nothingFound', 'listingDeleted', 'warned', 'suspended']);
  expect(outcomesOf({ profile: true })).toEqual(outcomesOf(report));
});

it('whoever is gone is neither warned nor suspended', () => {
  expect(outcomesOf({ reviewId: 'pi_1_buyer', reportedId: GONE_ACCOUNT })).toEqual([
    'nothingFound',
    'reviewHidden',
  ]);
});

it('the longest ids of what is reported make an id that can be closed', () => {
  const longest = 'x'.repeat(128);
  for (const subject of [itemReportSubject(longest), profileReportSubject(longest)]) {
    const reportId = reportDocumentId(subject, longest);
    expect(validate(closeReportSchema, { reportId, outcome: 'warned' }).reportId).toBe(reportId);
  }
});

it('a report is closed by its id, with one of the outcomes', () => {
  const closing = { reportId: `chair_${'b'.repeat(128)}_${'b'.repeat(128)}`, outcome: 'warned' };
  expect(validate(closeReportSchema, closing)).toEqual(closing);
  for (const wrong of [
    { outcome: 'warned' },
    { reportId: 'chair_bea_bea' },
    { reportId: 'a/b', outcome: 'warned' },
    { reportId: 'x'.repeat(387), outcome: 'warned' },
    { reportId: 'chair_bea_bea', outcome: 'hanged' },
  ]) {
    expect(() => validate(closeReportSchema, wrong)).toThrow();
  }
});
