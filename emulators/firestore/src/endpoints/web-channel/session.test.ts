import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackChannelOptions, WebChannelSession } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session, what it delivered, and GETs that note what they got. */
function openSession() {
  const delivered: string[] = [];
  const closed = vi.fn();
  const session = new WebChannelSession('s', { message: (data) => delivered.push(data), closed });
  const get = (options: Partial<BackChannelOptions> = {}) => {
    const channel = { texts: [] as string[], ended: false };
    const held = {
      write: (text: string) => void channel.texts.push(text),
      end: () => {
        channel.ended = true;
      },
    };
    session.openBackChannel(held, { acknowledged: 0, longPolling: false, longPollMs: 25_000, ...options });
    return { channel, lost: () => session.backChannelLost(held) };
  };
  const post = (first: number, ...data: string[]) =>
    session.receive({
      maps: data.map((text, index) => ({ id: first + index, data: text })),
      headers: new Map(),
    });
  return { session, delivered, closed, get, post };
}

const settle = () => Promise.resolve();

describe('messages of the client', () => {
  it('are delivered once, however often a POST is repeated', () => {
    const { delivered, post } = openSession();
    post(0, 'a', 'b');
    post(0, 'a', 'b');
    post(1, 'b', 'c');
    expect(delivered).toEqual(['a', 'b', 'c']);
  });

  it('wait for the ones before them', () => {
    const { delivered, post } = openSession();
    post(2, 'c');
    post(0, 'a');
    expect(delivered).toEqual(['a']);
    post(1, 'b');
    expect(delivered).toEqual(['a', 'b', 'c']);
  });

  it('are passed over when they carry no data', () => {
    const { delivered, post } = openSession();
    post(0, '', 'b');
    expect(delivered).toEqual(['b']);
  });
});

describe('the back channel', () => {
  it('gets a byte at once, though there is nothing to say', () => {
    const { get } = openSession();
    expect(get().channel.texts).toEqual(['14\n[[1,["noop"]]]']);
  });

  it('gets what was queued instead of a noop', async () => {
    const { session, get } = openSession();
    session.send({ n: 1 });
    session.send({ n: 2 });
    await settle();
    expect(get().channel.texts).toEqual(['29\n[[1,[{"n":1}]],[2,[{"n":2}]]]']);
  });

  it('gets what one tick sends in one chunk, counted in UTF-16 units', async () => {
    const { session, get } = openSession();
    const { channel } = get();
    session.send('🌱');
    session.send('ü');
    await settle();
    expect(channel.texts.at(-1)).toBe('22\n[[2,["🌱"]],[3,["ü"]]]');
  });

  it('hears a noop before the client gives up', () => {
    const { get } = openSession();
    const { channel } = get();
    vi.advanceTimersByTime(30_000);
    expect(channel.texts).toHaveLength(2);
  });

  it('is replaced by a newer one, which gets all that is not acknowledged again', async () => {
    const { session, get } = openSession();
    const first = get();
    session.send('a');
    session.send('b');
    await settle();
    const second = get({ acknowledged: 2 });
    expect(first.channel.ended).toBe(true);
    expect(second.channel.texts).toEqual(['11\n[[3,["b"]]]']);
  });

  it('that broke is forgotten, and loses nothing', async () => {
    const { session, get } = openSession();
    get().lost();
    session.send('a');
    await settle();
    expect(session.hasBackChannel).toBe(false);
    expect(get({ acknowledged: 1 }).channel.texts).toEqual(['11\n[[2,["a"]]]']);
  });

  it('that broke late does not take the newer one with it', () => {
    const { session, get } = openSession();
    const first = get();
    get();
    first.lost();
    expect(session.hasBackChannel).toBe(true);
  });
});

describe('long polling', () => {
  it('ends with the first message', async () => {
    const { session, get } = openSession();
    const { channel } = get({ longPolling: true });
    expect(channel).toEqual({ texts: [], ended: false });
    session.send('a');
    await settle();
    expect(channel).toEqual({ texts: ['11\n[[1,["a"]]]'], ended: true });
  });

  it('ends with a noop when nothing comes', () => {
    const { get } = openSession();
    const { channel } = get({ longPolling: true, longPollMs: 5_000 });
    vi.advanceTimersByTime(5_000);
    expect(channel).toEqual({ texts: ['14\n[[1,["noop"]]]'], ended: true });
  });
});

describe('the answer to a POST', () => {
  it('tells of the back channel, the last array sent and what is outstanding', async () => {
    const { session, get } = openSession();
    expect(session.forwardAnswer()).toEqual([0, 0, 0]);
    get();
    session.send('abc');
    await settle();
    expect(session.forwardAnswer()).toEqual([1, 2, '["noop"]["abc"]'.length]);
    session.acknowledge(2);
    expect(session.forwardAnswer()).toEqual([1, 2, 0]);
  });

  it('counts a back channel as there that ended just now, for its client comes back', () => {
    const { session, get } = openSession();
    get();
    session.renewBackChannel();
    expect(session.forwardAnswer()[0]).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(session.forwardAnswer()[0]).toBe(0);
  });
});

describe('the end', () => {
  it('is told to the client, and once to the owner', () => {
    const { session, closed, get } = openSession();
    const { channel } = get();
    session.close();
    session.terminate();
    expect(channel.texts.at(-1)).toBe('15\n[[2,["close"]]]');
    expect(channel.ended).toBe(true);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('stops the delivery of what is left of a POST', () => {
    const delivered: string[] = [];
    const session: WebChannelSession = new WebChannelSession('s', {
      message: (data) => {
        delivered.push(data);
        session.terminate();
      },
      closed: () => undefined,
    });
    session.receive({
      maps: [
        { id: 0, data: 'a' },
        { id: 1, data: 'b' },
      ],
      headers: new Map(),
    });
    expect(delivered).toEqual(['a']);
  });
});
