import { AppError } from '@thriftline/domain/base/errors';
import { TOO_MANY_CANCELED } from '@thriftline/domain/base/texts/refusal-texts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { actOnOrder } from './act-on-order.ts';

const store = vi.hoisted(() => ({ canceled: 0, order: {} as object, written: [] as string[] }));

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));
vi.mock('../accounts/actor.ts', () => ({ loadActor: async (uid: string) => ({ uid, role: 'Buyer' }) }));
vi.mock('../accounts/limits/limit-acts.ts', () => ({
  limitAct: async (
    _actor: object,
    { act, most, refusal }: { act: string; most: number; refusal: string },
  ) => {
    if (act !== 'cancelOrder') return;
    if (store.canceled >= most) throw new AppError('too-many-requests', refusal);
    store.canceled += 1;
  },
}));
vi.mock('../audit/audit-log.ts', () => ({ writeAudit: () => undefined }));
vi.mock('../firestore/collection.ts', () => ({
  read: async (path: string) => (path === 'order' ? store.order : { status: 'recorded' }),
}));
vi.mock('../orders/order-documents.ts', () => ({ orderDocument: () => 'order' }));
vi.mock('../orders/write-order.ts', () => ({ writeOrder: () => undefined }));
vi.mock('../payments/records/payments.ts', () => ({ paymentDocument: () => 'payment' }));
vi.mock('../payments/refund/decide-part-refund.ts', () => ({ decidePartRefund: () => undefined }));
vi.mock('../payments/refund/require-refundable.ts', () => ({ requireRefundable: async () => undefined }));
vi.mock('../payments/refund/send-part-refund.ts', () => ({ sendPartRefund: async () => undefined }));
vi.mock('../payments/refund/send-refund.ts', () => ({ sendRefund: async () => undefined }));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({ runTransaction: (work: (transaction: object) => Promise<unknown>) => work({}) }),
}));
vi.mock('./decide-order-refund.ts', () => ({
  decideOrderRefund: async (_transaction: object, orderId: string) => void store.written.push(orderId),
}));
vi.mock('./require-code.ts', () => ({ wrongCode: async () => undefined }));
vi.mock('./require-free-money.ts', () => ({ requireFreeMoney: () => undefined }));
vi.mock('./require-pictures.ts', () => ({ requirePictures: async () => undefined }));
vi.mock('./take-handover.ts', () => ({ isHandedOver: async () => false }));

beforeEach(() => {
  const dueAt = Timestamp.fromMillis(Date.now() + 60_000);
  const order = { buyerId: 'bea', sellerId: 'sal', productId: 'chair', state: 'paid', dueAt, history: [] };
  Object.assign(store, { canceled: 0, written: [], order });
});

const cancel = (uid: string) =>
  actOnOrder({ uid, role: 'Buyer' } as Actor, { orderId: 'pi', act: 'cancel', seenState: 'paid' });

it('a buyer cancels five orders in a day, and no more', async () => {
  for (let done = 0; done < 5; done += 1) expect(await cancel('bea')).toEqual({ state: 'refunded' });
  const sixth = { code: 'too-many-requests', text: TOO_MANY_CANCELED };
  await expect(cancel('bea')).rejects.toMatchObject(sixth);
  expect(store.written).toHaveLength(5);
});

it('what a seller cancels, who cannot send it, is not counted', async () => {
  for (let done = 0; done < 8; done += 1) expect(await cancel('sal')).toEqual({ state: 'refunded' });
});

it('what cannot be canceled any more is not counted', async () => {
  Object.assign(store.order, { state: 'shipped' });
  for (let done = 0; done < 8; done += 1) {
    await expect(cancel('bea')).rejects.toMatchObject({ code: 'conflict' });
  }
});
