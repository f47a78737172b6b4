import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../model/index.ts';
import { booleanValue } from '../model/index.ts';
import { int, text } from '../model/testing/values.ts';
import type { WireTarget } from '../wire/stream-messages.ts';
import { DOCS, Listening } from './testing/listening.ts';

const GATE = '/databases/$(database)/documents/gates/$(request.auth.uid)';
const rules = (rows: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /rows/{id} { allow read: if ${rows}; }
    match /free/{id} { allow read; }
    match /pages/{id} {
      allow list: if get(${GATE}).data.open == true;
      allow get: if resource.data.owner == request.auth.uid;
    }
  }
}`;
const GATED = rules(`get(${GATE}).data.open == true`);
const anna: Caller = { kind: 'user', uid: 'anna', claims: {} };
const bert: Caller = { kind: 'user', uid: 'bert', claims: {} };

const query = (collectionId: string, more: object = {}): WireTarget => ({
  query: { parent: DOCS, structuredQuery: { from: [{ collectionId }], ...more } },
});
const documents = (...paths: string[]): WireTarget => ({
  documents: { documents: paths.map((path) => `${DOCS}/${path}`) },
});
const open = { open: booleanValue(true) };
const closed = { open: booleanValue(false) };

let listening: Listening;

beforeEach(async () => {
  listening = await Listening.open();
  listening.rules(GATED);
  listening.commit({ 'gates/anna': open, 'gates/bert': open, 'rows/a': { n: int(1) } });
});
afterEach(() => listening.close());

describe('a query listener whose reader may read no longer', () => {
  it('is ended by the next change of its result, and told nothing of it', () => {
    const { add, take, failures } = listening.openStream(anna);
    add({ targetId: 2, ...query('rows') });
    take();
    listening.commit({ 'rows/a': { n: int(2) } });
    expect(take()).toEqual(['change a 2', 'NO_CHANGE']);
    listening.commit({ 'gates/anna': closed });
    expect(take()).toEqual([]);
    listening.commit({ 'rows/a': { n: int(3) } });
    expect(take()).toEqual(['REMOVE 2 (7)']);
    listening.commit({ 'gates/anna': open });
    listening.commit({ 'rows/a': { n: int(4) } });
    expect(take()).toEqual([]);
    expect(failures).toEqual([]);
    expect(listening.refusals).toHaveLength(1);
  });

  it('is ended by the very commit that takes the right', () => {
    const { add, take } = listening.openStream(anna);
    add({ targetId: 2, ...query('rows') });
    take();
    listening.commit({ 'rows/a': null, 'gates/anna': closed });
    expect(take()).toEqual(['REMOVE 2 (7)']);
  });

  it.each([
    ['leaves it', { where: filterBelow(5) }, { 'rows/a': { n: int(9) } }],
    ['is deleted', {}, { 'rows/a': null }],
    ['comes into it', {}, { 'rows/b': { n: int(1) } }],
    ['moves up in its limit', { limit: { value: 1 } }, { 'rows/a': null }],
  ])('hears not that a document %s', (_, more, change) => {
    listening.commit({ 'rows/c': { n: int(1) } });
    const { add, take } = listening.openStream(anna);
    add({ targetId: 2, ...query('rows', more) });
    take();
    listening.commit({ 'gates/anna': closed });
    listening.commit(change);
    expect(take()).toEqual(['REMOVE 2 (7)']);
  });

  it('leaves the other targets of the stream, and other readers, as they are', () => {
    listening.commit({ 'free/a': { n: int(1) } });
    const hers = listening.openStream(anna);
    const his = listening.openStream(bert);
    for (const { add, take } of [hers, his]) {
      add({ targetId: 2, ...query('rows') });
      add({ targetId: 4, ...query('free') });
      take();
    }
    listening.commit({ 'gates/anna': closed });
    listening.commit({ 'rows/a': { n: int(2) }, 'free/a': { n: int(2) } });
    expect(hers.take()).toEqual(['REMOVE 2 (7)', 'change a 4', 'NO_CHANGE']);
    expect(his.take()).toEqual(['change a 2', 'change a 4', 'NO_CHANGE']);
  });

  it('comes back with its token to a refusal', () => {
    const first = listening.openStream(anna);
    first.add({ targetId: 2, ...query('rows') });
    first.take();
    listening.commit({ 'gates/anna': closed });
    const second = listening.openStream(anna);
    second.add({ targetId: 2, ...query('rows'), resumeToken: first.lastToken() as Uint8Array });
    expect(second.take()).toEqual(['REMOVE 2 (7)']);
  });
});

describe('a listener on named documents', () => {
  it('is judged for all of them when one changes', () => {
    const { add, take } = listening.openStream(anna);
    listening.rules(rules("id == 'a' || exists(/databases/$(database)/documents/gates/anna)"));
    add({ targetId: 1, ...documents('rows/a', 'rows/b') });
    take();
    listening.commit({ 'gates/anna': null });
    expect(take()).toEqual([]);
    listening.commit({ 'rows/a': { n: int(2) } });
    expect(take()).toEqual(['REMOVE 1 (7)']);
  });

  it('is told nothing of a commit by which it loses one of them', () => {
    listening.commit({ 'pages/a': { owner: text('anna') }, 'pages/b': { owner: text('anna') } });
    const { add, take } = listening.openStream(anna);
    add({ targetId: 1, ...documents('pages/a', 'pages/b') });
    take();
    listening.commit({ 'pages/a': { owner: text('anna'), n: int(1) }, 'pages/b': { owner: text('bert') } });
    expect(take()).toEqual(['REMOVE 1 (7)']);
  });
});

describe('rules that are replaced', () => {
  it('end at once what they refuse, and nothing else', () => {
    const { add, take } = listening.openStream(anna);
    add({ targetId: 2, ...query('rows') });
    add({ targetId: 3, ...documents('rows/a') });
    add({ targetId: 4, ...query('free') });
    take();
    listening.rules(GATED);
    expect(take()).toEqual([]);
    listening.rules(rules("request.auth.uid == 'bert'"));
    expect(take()).toEqual(['REMOVE 2 (7)', 'REMOVE 3 (7)']);
    listening.commit({ 'rows/a': { n: int(2) }, 'free/a': {} });
    expect(take()).toEqual(['change a 4', 'NO_CHANGE']);
  });
});

describe('what rules look up for a listener', () => {
  it('is counted when it begins, when its result changes and when rules are replaced', () => {
    const { add, take } = listening.openStream(anna);
    const counted = (act: () => void) => {
      const before = listening.lookups;
      act();
      take();
      return listening.lookups - before;
    };
    expect(counted(() => add({ targetId: 2, ...query('rows') }))).toBe(1);
    expect(counted(() => listening.commit({ 'rows/a': { n: int(2) }, 'rows/b': {} }))).toBe(1);
    expect(counted(() => listening.commit({ 'free/a': {} }))).toBe(0);
    expect(counted(() => listening.rules(GATED))).toBe(1);
  });
});

function filterBelow(value: number): object {
  return {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: String(value) } },
  };
}
