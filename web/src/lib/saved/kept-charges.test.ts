// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearAccountStores } from '../device/store.ts';
import {
  forgetCharge,
  type KeptCharge,
  keepCharge,
  keptCharge,
  keptCharges,
  noteRecorded,
  useKeptCharge,
} from './kept-charges.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function aCharge(overrides: Partial<KeptCharge> = {}): KeptCharge {
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
    keepCharge('u1', aCharge());
    keepCharge('u1', aCharge({ state: 'charged' }));
    const later = aCharge({ bookingsId: 'p2_u1', at: Date.now() + 1 });
    keepCharge('u1', later);
    expect(keptCharges('u1').map(({ bookingsId, state }) => [bookingsId, state])).toEqual([
      ['p2_u1', 'asked'],
      ['p1_u1', 'charged'],
    ]);
    expect(keptCharges('u2')).toEqual([]);
    noteRecorded('u1', 'p2_u1');
    expect(keptCharge('u1', 'p2_u1')).toEqual({ ...later, state: 'recorded' });
    forgetCharge('u1', 'p2_u1');
    expect(keptCharge('u1', 'p2_u1')).toBeUndefined();
  });

  it('leaves the device with the account', () => {
    keepCharge('u1', aCharge());
    clearAccountStores();
    expect(localStorage.length).toBe(0);
  });

  it('takes what is no charge, and one of long ago, for nothing', () => {
    keepCharge('u1', aCharge({ at: Date.now() - 15 * DAY_MS }));
    keepCharge('u1', { ...aCharge({ bookingsId: 'p2_u1' }), amount: Number.NaN });
    expect(keptCharges('u1')).toEqual([]);
  });

  it('tells a page when it changes, in this tab and in another', () => {
    const { result } = renderHook(() => useKeptCharge('u1', 'p1_u1')?.state);
    expect(result.current).toBeUndefined();
    act(() => keepCharge('u1', aCharge()));
    expect(result.current).toBe('asked');
    act(() => {
      const key = localStorage.key(0) ?? '';
      localStorage.setItem(key, JSON.stringify({ uid: 'u1', value: aCharge({ state: 'charged' }) }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(result.current).toBe('charged');
  });
});
