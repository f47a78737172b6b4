// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { AppError } from '@thriftline/domain/base/errors';
import { unfinishedPayment } from '@thriftline/domain/payments/unfinished-payment';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordPayment } from '../api/record-payment.ts';
import { useRecording } from './use-recording.ts';

vi.mock('../api/record-payment.ts', () => ({ recordPayment: vi.fn() }));

const recording = vi.mocked(recordPayment);
const unreachable = new AppError('internal', 'no answer');
const recorded = { outcome: 'recorded' } as Awaited<ReturnType<typeof recordPayment>>;

const render = () => renderHook(() => useRecording('pi_1', 'p1_u1'));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('useRecording', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    recording.mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has the payment recorded once', async () => {
    recording.mockResolvedValue(recorded);
    const { result } = render();
    expect(result.current).toEqual({ status: 'recording' });
    await pass(60_000);
    expect(result.current).toEqual({ status: 'done', outcome: 'recorded' });
    expect(recording).toHaveBeenCalledExactlyOnceWith('pi_1', 'p1_u1');
  });

  it('tries again when it did not get through, after longer and longer waits, until it does', async () => {
    recording
      .mockRejectedValueOnce(unreachable)
      .mockRejectedValueOnce(new AppError('unavailable', 'The card provider does not answer.'))
      .mockResolvedValue(recorded);
    const { result } = render();
    await pass(0);
    expect(result.current).toEqual({ status: 'waiting' });
    await pass(1_900);
    expect(recording).toHaveBeenCalledTimes(1);
    await pass(100);
    expect(recording).toHaveBeenCalledTimes(2);
    await pass(3_900);
    expect(recording).toHaveBeenCalledTimes(2);
    await pass(100);
    expect(result.current).toEqual({ status: 'done', outcome: 'recorded' });
  });

  it('tries at once when the network is back', async () => {
    recording.mockRejectedValueOnce(unreachable).mockResolvedValue(recorded);
    const { result } = render();
    await pass(0);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(result.current).toEqual({ status: 'done', outcome: 'recorded' });
  });

  it('tells what the server refuses, and does not ask again', async () => {
    recording.mockRejectedValue(new AppError('permission-denied', 'This is not your payment.'));
    const { result } = render();
    await pass(60_000);
    expect(result.current).toEqual({ status: 'refused', message: 'This is not your payment.' });
    expect(recording).toHaveBeenCalledOnce();
  });

  describe('of a card about which the provider shows nothing', () => {
    const open = new AppError('conflict', unfinishedPayment('requires_payment_method'));
    const renderAsked = (askedAt: number) => renderHook(() => useRecording('pi_1', 'p1_u1', askedAt));

    it('waits for a bank that takes its time', async () => {
      recording.mockRejectedValueOnce(open).mockRejectedValueOnce(open).mockResolvedValue(recorded);
      const { result } = renderAsked(Date.now() - 2_000);
      await pass(0);
      expect(result.current).toEqual({ status: 'recording' });
      await pass(6_000);
      expect(result.current).toEqual({ status: 'done', outcome: 'recorded' });
    });

    it('says that it was not charged half a minute after it was asked for, and asks no more', async () => {
      recording.mockRejectedValue(open);
      const { result } = renderAsked(Date.now());
      await pass(29_000);
      expect(result.current).toEqual({ status: 'recording' });
      await pass(2_000);
      expect(result.current).toEqual({ status: 'notCharged' });
      const asked = recording.mock.calls.length;
      await pass(60_000);
      expect(recording).toHaveBeenCalledTimes(asked);
    });

    it.each([
      ['longer ago', 'requires_payment_method', 31_000],
      ['by a clock that was put back', 'requires_payment_method', -60_000],
      ['for a payment that was canceled', 'canceled', 2_000],
    ])('says so at once where it was asked for %s', async (_what, status, age) => {
      recording.mockRejectedValue(new AppError('conflict', unfinishedPayment(status)));
      const { result } = renderAsked(Date.now() - age);
      await pass(0);
      expect(result.current).toEqual({ status: 'notCharged' });
    });
  });

  it('asks no more once the page is left', async () => {
    recording.mockRejectedValue(unreachable);
    const { unmount } = render();
    await pass(0);
    unmount();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(recording).toHaveBeenCalledOnce();
  });
});
