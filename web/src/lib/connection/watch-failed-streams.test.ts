import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFailedStreams } from './watch-failed-streams.ts';

const STREAM = 'https://firestore.example/google.firestore.v1.Firestore/Listen/channel?VER=8&';
const OPENING = `${STREAM}RID=90307&CVER=22&X-HTTP-Session-Id=gsessionid&zx=a&t=1`;
const SENDING = `${STREAM}gsessionid=b&SID=c&RID=90308&AID=4&zx=d&t=1`;
const RECEIVING = `${STREAM}gsessionid=b&SID=c&RID=rpc&AID=12&CI=0&TYPE=xmlhttp&zx=e&t=1`;

class Entry {
  readonly name: string;
  readonly responseStatus: number;

  constructor(name: string, responseStatus: number) {
    this.name = name;
    this.responseStatus = responseStatus;
  }
}

const tell = vi.fn();
let report: (entries: readonly Entry[]) => void;

beforeEach(() => {
  tell.mockClear();
  vi.stubGlobal('PerformanceResourceTiming', Entry);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntries: () => readonly Entry[] }) => void) {
        report = (entries) => callback({ getEntries: () => entries });
      }

      observe(): void {}

      disconnect(): void {}
    },
  );
  watchFailedStreams(tell);
});
afterEach(() => vi.unstubAllGlobals());

it('tells that what carries the server’s word has ended without an answer', () => {
  report([new Entry(RECEIVING, 200), new Entry(RECEIVING, 0)]);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells nothing of answers, of what is sent in a stream or opens it, or of other requests', () => {
  report([
    new Entry(RECEIVING, 200),
    new Entry(SENDING, 0),
    new Entry(OPENING, 0),
    new Entry('https://shop.example/?RID=rpc', 0),
  ]);
  expect(tell).not.toHaveBeenCalled();
});
