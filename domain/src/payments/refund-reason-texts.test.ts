import { expect, it, onTestFinished } from 'vitest';
import { i18n } from '../base/locale/i18n.ts';
import { inEnglish } from '../base/texts/words.ts';
import { DASHBOARD_REFUND, REFUND_REASONS, refundReasonText } from './refund-reason-texts.ts';

it('of a stored reason the shop’s own are read in the reader’s language, and an admin’s as it is', () => {
  onTestFinished(() => i18n.activate('en'));
  const own = [REFUND_REASONS.bookingGone, DASHBOARD_REFUND] as const;
  const stored = own.map((text) => inEnglish(text));
  i18n.loadAndActivate({
    locale: 'de',
    messages: { [own[0].id]: ['gelöscht'], [own[1].id]: ['bei Stripe'] },
  });
  expect(stored.map(refundReasonText)).toEqual(['gelöscht', 'bei Stripe']);
  expect(refundReasonText('The chair broke')).toBe('The chair broke');
});
