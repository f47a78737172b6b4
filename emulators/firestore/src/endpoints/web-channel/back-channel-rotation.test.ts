import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackChannelRotation } from './back-channel-rotation.ts';
import { WebChannelSession } from './session.ts';
import { SessionRegistry } from './session-registry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Clients that open their next GET at once, and the order in which their GETs are ended. */
function holdGets(clients: number, waiting: number) {
  const rotation = new BackChannelRotation(() => waiting);
  const ended: string[] = [];
  const hold = (session: WebChannelSession) => {
    const end = () => {
      ended.push(session.id);
      hold(session);
    };
    session.openBackChannel(
      { write: () => undefined, end },
      { acknowledged: 0, longPolling: false, longPollMs: 0 },
    );
    rotation.taken(session);
  };
  for (let index = 0; index < clients; index += 1) {
    hold(new WebChannelSession(`s${index}`, { message: () => undefined, closed: () => undefined }));
  }
  return { ended, stop: () => rotation.stop() };
}

describe('held GETs', () => {
  it('are left alone while a browser has connections to spare', () => {
    const { ended } = holdGets(4, 0);
    vi.advanceTimersByTime(10_000);
    expect(ended).toEqual([]);
  });

  it('are ended in turn when they may be all a browser has', () => {
    const { ended, stop } = holdGets(6, 0);
    vi.advanceTimersByTime(350);
    expect(ended).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 's0']);
    stop();
    vi.advanceTimersByTime(1000);
    expect(ended).toHaveLength(7);
  });

  it('are ended the sooner the more clients wait', () => {
    const few = holdGets(6, 1);
    vi.advanceTimersByTime(1000);
    expect(few.ended).toHaveLength(40);
    few.stop();
    const many = holdGets(6, 1000);
    vi.advanceTimersByTime(1000);
    expect(many.ended).toHaveLength(100);
    many.stop();
  });
});

describe('a session without a GET', () => {
  const listener = { message: () => undefined, closed: () => undefined };
  const channel = { write: () => undefined, end: () => undefined };

  it('waits for one until it has been away too long', () => {
    const registry = new SessionRegistry();
    const session = registry.create(() => listener);
    registry.create(() => listener);
    expect(registry.countWaiting()).toBe(2);
    session.openBackChannel(channel, { acknowledged: 0, longPolling: false, longPollMs: 0 });
    expect(registry.countWaiting()).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(registry.countWaiting()).toBe(0);
    registry.stop();
  });

  it('has its time to come back, however long it held the last', () => {
    const registry = new SessionRegistry();
    const session = registry.create(() => listener);
    session.openBackChannel(channel, { acknowledged: 0, longPolling: false, longPollMs: 0 });
    vi.advanceTimersByTime(60 * 60_000);
    session.renewBackChannel();
    expect(registry.countWaiting()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(registry.find(session.id)).toBe(session);
    registry.stop();
  });
});
