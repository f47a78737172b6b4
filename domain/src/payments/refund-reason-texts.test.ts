import type { MessageDescriptor } from '@lingui/core';
import { expect, it, onTestFinished } from 'vitest';
import { i18n } from '../base/locale/i18n.ts';
import { inEnglish } from '../base/texts/words.ts';
import {
  DASHBOARD_REFUND,
  decidedRefund,
  ORDER_REFUND_REASONS,
  REFUND_REASONS,
  refundReasonFields,
  refundReasonText,
} from './refund-reason-texts.ts';

/** A language in which texts are called by their places, and end with what was decided, if anything. */
function speakOther(texts: readonly MessageDescriptor[]): void {
  onTestFinished(() => i18n.activate('en'));
  const decision: [string] = ['decision'];
  const messages = Object.fromEntries(texts.map(({ id }, index) => [id, [`other ${index} `, decision]]));
  i18n.loadAndActivate({ locale: 'de', messages });
}

it('reads the shop’s own reasons in the reader’s language, and an admin’s as it is', () => {
  const own = [REFUND_REASONS.bookingGone, ORDER_REFUND_REASONS.notSent, decidedRefund('Never sent')];
  const stored = own.map(refundReasonFields);
  expect(stored.map(refundReasonText)).toEqual([
    'The booking was deleted',
    'The deadline passed, and the buyer didn’t get the item',
    'An admin decided: Never sent',
  ]);
  speakOther(own);
  expect(stored.map(refundReasonText)).toEqual(['other 0 ', 'other 1 ', 'other 2 Never sent']);
  const written = refundReasonFields('The chair broke');
  expect(written).toEqual({ refundReason: 'The chair broke' });
  expect(refundReasonText(written)).toBe('The chair broke');
  expect(refundReasonText({})).toBeUndefined();
});

it('reads reasons that were stored in English alone in the reader’s language, too', () => {
  const own = [DASHBOARD_REFUND, ORDER_REFUND_REASONS.buyerCanceled, decidedRefund('')];
  speakOther(own);
  const stored = [
    inEnglish(DASHBOARD_REFUND),
    'The buyer canceled the order',
    'An admin decided: Never sent',
  ].map((refundReason) => refundReasonText({ refundReason }));
  expect(stored).toEqual(['other 0 ', 'other 1 ', 'other 2 Never sent']);
});
