// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearAccountStores } from '../device/store.ts';
import {
  forgetCharge,
  noteRecorded,
  type PendingCharge,
  pendingCharge,
  pendingCharges,
  savePendingCharge,
  usePendingCharge,
} from './pending-charges.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function aCharge(overrides: Partial<PendingCharge> = {}): PendingCharge {
  return {
    bookingsId: 'p1_u1',
    paymentIntentId: 'pi_1',
    productname: 'Oak chair',
    amount: 4550,
    at: Date.now(),
    state: 'asked',
    ...overrides,
  };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('kept charges', () => {
  it('keeps one a booking for the account, the newest first, until it is forgotten', () => {
    savePendingCharge('u1', aCharge());
    savePendingCharge('u1', aCharge({ state: 'charged' }));
    const later = aCharge({ bookingsId: 'p2_u1', at: Date.now() + 1 });
    savePendingCharge('u1', later);
    expect(pendingCharges('u1').map(({ bookingsId, state }) => [bookingsId, state])).toEqual([
      ['p2_u1', 'asked'],
      ['p1_u1', 'charged'],
    ]);
    expect(pendingCharges('u2')).toEqual([]);
    noteRecorded('u1', 'p2_u1');
    expect(pendingCharge('u1', 'p2_u1')).toEqual({ ...later, state: 'recorded' });
    forgetCharge('u1', 'p2_u1');
    expect(pendingCharge('u1', 'p2_u1')).toBeUndefined();
  });

  it('leaves the device with the account', () => {
    savePendingCharge('u1', aCharge());
    clearAccountStores();
    expect(localStorage.length).toBe(0);
  });

  it('takes what is no charge, and one of long ago, for nothing', () => {
    savePendingCharge('u1', aCharge({ at: Date.now() - 15 * DAY_MS }));
    savePendingCharge('u1', { ...aCharge({ bookingsId: 'p2_u1' }), amount: Number.NaN });
    expect(pendingCharges('u1')).toEqual([]);
  });

  it('tells a page when it changes, in this tab and in another', () => {
    const { result } = renderHook(() => usePendingCharge('u1', 'p1_u1')?.state);
    expect(result.current).toBeUndefined();
    act(() => savePendingCharge('u1', aCharge()));
    expect(result.current).toBe('asked');
    act(() => {
      const key = localStorage.key(0) ?? '';
      localStorage.setItem(key, JSON.stringify({ uid: 'u1', value: aCharge({ state: 'charged' }) }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(result.current).toBe('charged');
  });
});
