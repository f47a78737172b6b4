import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, ANONYMOUS, type Caller } from '../model/index.ts';
import { int } from '../model/testing/values.ts';
import type { WireTarget } from '../wire/stream-messages.ts';
import { DOCS, Listening, type OpenStream } from './testing/listening.ts';

const ROWS: WireTarget = { query: { parent: DOCS, structuredQuery: { from: [{ collectionId: 'rows' }] } } };

let listening: Listening;

beforeEach(async () => {
  listening = await Listening.open();
});
afterEach(() => listening.close());

function set(id: string, n = 0): void {
  listening.commit({ [`rows/${id}`]: { n: int(n) } });
}

function remove(id: string): void {
  listening.commit({ [`rows/${id}`]: null });
}

function openStream(caller: Caller = ADMIN): OpenStream {
  return listening.openStream(caller);
}

describe('a new target', () => {
  it('gets its documents, then CURRENT, then the time', () => {
    set('a');
    set('b');
    const { add, take } = openStream();
    add({ targetId: 2, ...ROWS });
    expect(take()).toEqual(['ADD 2', 'change a 2', 'change b 2', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('of a document that is missing is told so', () => {
    const { add, take } = openStream();
    add({ targetId: 1, documents: { documents: [`${DOCS}/rows/none`] } });
    expect(take()).toEqual(['ADD 1', 'delete none', 'CURRENT 1', 'NO_CHANGE']);
  });

  it('with a faulty query is refused without harm to the others', () => {
    const { add, take, failures } = openStream();
    add({ targetId: 2, ...ROWS });
    take();
    add({
      targetId: 4,
      query: { parent: DOCS, structuredQuery: { from: [{ collectionId: 'rows' }], offset: -1 } },
    });
    expect(take()).toEqual(['REMOVE 4 (3)']);
    set('a');
    expect(take()).toEqual(['change a 2', 'NO_CHANGE']);
    expect(failures).toEqual([]);
  });

  it('may not take the id of another', () => {
    const { add, failures } = openStream();
    add({ targetId: 2, ...ROWS });
    add({ targetId: 2, ...ROWS });
    expect(failures).toHaveLength(1);
  });
});

describe('two queries', () => {
  it('that differ only in numbers JSON cannot say are two', () => {
    const below = (doubleValue: number): WireTarget => ({
      query: {
        parent: DOCS,
        structuredQuery: {
          from: [{ collectionId: 'rows' }],
          where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { doubleValue } } },
        },
      },
    });
    const { add, take } = openStream();
    add({ targetId: 2, ...below(Number.NEGATIVE_INFINITY) });
    add({ targetId: 4, ...below(Number.POSITIVE_INFINITY) });
    take();
    set('a');
    expect(take()).toEqual(['change a 4', 'NO_CHANGE']);
  });
});

describe('a commit', () => {
  it('is one message a document and one time, whatever the number of targets', () => {
    const { add, take } = openStream();
    add({ targetId: 2, ...ROWS });
    add({
      targetId: 4,
      query: { parent: DOCS, structuredQuery: { from: [{ collectionId: 'rows' }], limit: { value: 1 } } },
    });
    add({ targetId: 5, documents: { documents: [`${DOCS}/rows/b`] } });
    take();
    set('b');
    expect(take()).toEqual(['change b 5 2 4', 'NO_CHANGE']);
    set('a');
    expect(take().sort()).toEqual(['NO_CHANGE', 'change a 2 4', 'remove b']);
    remove('b');
    expect(take()).toEqual(['delete b', 'NO_CHANGE']);
  });

  it('in another collection is no message at all', () => {
    const { add, take } = openStream();
    add({ targetId: 2, ...ROWS });
    take();
    listening.commit({ 'others/x': {} });
    expect(take()).toEqual([]);
  });

  it('after a target is removed is not told', () => {
    const { add, take, request } = openStream();
    add({ targetId: 2, ...ROWS });
    take();
    request({ removeTarget: 2 });
    request({ removeTarget: 2 });
    expect(take()).toEqual(['REMOVE 2']);
    set('a');
    expect(take()).toEqual([]);
  });
});

describe('a document that changes and so leaves a query', () => {
  const below = (value: number): WireTarget => ({
    query: {
      parent: DOCS,
      structuredQuery: {
        from: [{ collectionId: 'rows' }],
        where: {
          fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: String(value) } },
        },
      },
    },
  });
  const RULES = `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents/rows/{row} {
        allow list;
        allow get: if resource.data.n < 20;
      }
    }`;

  it('is told as it is now', () => {
    set('a', 1);
    const { add, take } = openStream();
    add({ targetId: 2, ...below(10) });
    take();
    set('a', 10);
    expect(take()).toEqual(['change a -2', 'NO_CHANGE']);
    set('a', 11);
    expect(take()).toEqual([]);
  });

  it('is told as it is now to one who comes back', () => {
    set('a', 1);
    const first = openStream();
    first.add({ targetId: 2, ...below(10) });
    first.take();
    set('a', 10);
    const second = openStream();
    second.add({ targetId: 2, ...below(10), resumeToken: first.lastToken() as Uint8Array });
    expect(second.take()).toEqual(['ADD 2', 'change a -2', 'filter 0', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('only leaves where the rules would not let the client read it, which is no refusal', () => {
    set('a', 1);
    set('b', 1);
    listening.rules(RULES);
    const { add, take } = openStream(ANONYMOUS);
    add({ targetId: 2, ...below(10) });
    take();
    set('a', 10);
    expect(take()).toEqual(['change a -2', 'NO_CHANGE']);
    set('b', 20);
    expect(take()).toEqual(['remove b', 'NO_CHANGE']);
    expect(listening.refusals).toEqual([]);
  });
});

describe('a resumed target', () => {
  it('gets only what changed since, and the count', () => {
    for (const id of ['a', 'b', 'c', 'd']) set(id);
    const first = openStream();
    first.add({ targetId: 2, ...ROWS });
    first.take();
    const resumeToken = first.lastToken() as Uint8Array;
    set('b', 1);
    remove('c');
    set('e');
    const second = openStream();
    second.add({ targetId: 2, ...ROWS, resumeToken });
    expect(second.take()).toEqual([
      'ADD 2',
      'delete c',
      'change b 2',
      'change e 2',
      'filter 4',
      'CURRENT 2',
      'NO_CHANGE',
    ]);
  });

  it('with a limit gets the documents that moved up', () => {
    const limited = {
      query: { parent: DOCS, structuredQuery: { from: [{ collectionId: 'rows' }], limit: { value: 2 } } },
    };
    for (const id of ['a', 'b', 'c']) set(id);
    const first = openStream();
    first.add({ targetId: 2, ...limited });
    first.take();
    remove('a');
    const second = openStream();
    second.add({ targetId: 2, ...limited, resumeToken: first.lastToken() as Uint8Array });
    expect(second.take()).toEqual(['ADD 2', 'delete a', 'change c 2', 'filter 2', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('of another incarnation of the database starts over', () => {
    set('a');
    const { add, take } = openStream();
    add({ targetId: 2, ...ROWS, resumeToken: Buffer.from('1700000000000000@another') });
    expect(take()).toEqual(['ADD 2', 'RESET 2', 'change a 2', 'CURRENT 2', 'NO_CHANGE']);
  });

  it('hears that its documents were cleared meanwhile', () => {
    set('a');
    const first = openStream();
    first.add({ targetId: 2, ...ROWS });
    first.take();
    listening.database.clear();
    expect(first.take()).toEqual(['delete a', 'NO_CHANGE']);
  });
});

describe('a stream without news', () => {
  it('is told the time every half minute', () => {
    vi.useFakeTimers();
    const { add, take, stream } = openStream();
    add({ targetId: 2, ...ROWS });
    take();
    vi.advanceTimersByTime(61_000);
    expect(take()).toEqual(['NO_CHANGE', 'NO_CHANGE']);
    stream.gone();
    vi.advanceTimersByTime(61_000);
    expect(take()).toEqual([]);
    vi.useRealTimers();
  });
});
