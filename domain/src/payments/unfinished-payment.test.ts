import { describe, expect, it } from 'vitest';
import { inEnglish } from '../base/texts/words.ts';
import { statusOfUnfinished, unfinishedPayment } from './unfinished-payment.ts';

describe('unfinishedPayment', () => {
  it('names the status so that it can be read back', () => {
    expect(inEnglish(unfinishedPayment('processing'))).toBe('The payment is not complete: processing.');
    expect(statusOfUnfinished(inEnglish(unfinishedPayment('requires_payment_method')))).toBe(
      'requires_payment_method',
    );
  });

  it('reads nothing off another answer', () => {
    expect(statusOfUnfinished('This payment isn’t yours.')).toBeUndefined();
  });
});
