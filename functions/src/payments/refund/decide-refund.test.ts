import type { Payment } from '@thriftline/domain/payments/payment';
import { REFUND_REASONS, refundReasonFields } from '@thriftline/domain/payments/refund-reason-texts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { decideRefund } from './decide-refund.ts';

vi.mock('../records/payments.ts', () => ({ paymentDocument: (id: string) => id }));
vi.mock('./undo-sale.ts', () => ({ undoSale: vi.fn() }));

it('a refund that failed and is decided anew has the new reason alone', async () => {
  const failed = {
    paymentIntentId: 'pi_1',
    amount: 4550,
    status: 'refunded',
    refundDue: false,
    refundFailure: 'insufficient_funds',
    ...refundReasonFields(REFUND_REASONS.productGone),
  } as unknown as Payment;
  const update = vi.fn<(document: string, fields: object) => void>();
  await decideRefund({ update } as unknown as Transaction, failed, {
    reason: 'The buyer asked',
    move: { act: 'sendBack', by: 'admin', state: 'refunded' },
  });
  const written = { ...failed, ...update.mock.lastCall?.[1] };
  const stored = Object.fromEntries(
    Object.entries(written).filter(([, value]) => !(value instanceof FieldValue)),
  );
  expect(stored).toMatchObject({ refundReason: 'The buyer asked' });
  // Readers of other languages would get the reason of before.
  expect(stored).not.toHaveProperty('refundText');
});
