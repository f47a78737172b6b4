import { expect, it } from 'vitest';
import {
  created,
  type DocumentChange,
  deleted,
  type FollowChange,
  type Follower,
  updated,
  written,
} from './document-event.ts';
import { followAll } from './follow-all.ts';

function change(before: boolean, after: boolean): DocumentChange {
  const data = { before: { exists: before, side: 'before' }, after: { exists: after, side: 'after' } };
  return {
    data: data as unknown as DocumentChange['data'],
    collection: 'things',
    documentId: 'one',
    document: 'things/one',
    id: 'event',
    time: '2026-01-01T00:00:00Z',
    authType: 'system',
  };
}

const notAside = (_name: string, work: FollowChange) => async (event: DocumentChange) =>
  void (await work(event));

const failing = (name: string): Follower =>
  written(name, async () => () => Promise.reject(new Error(`${name} is broken`)));

it('does what follows from a creation, a change or a deletion, and loads nothing else', async () => {
  const done: string[] = [];
  const note = (name: string) => async () => {
    done.push(`${name} loaded`);
    return async ({ data }: { data: unknown }) =>
      void done.push(`${name} ${(data as { side?: string }).side}`);
  };
  const all = [
    created('created', note('created')),
    updated('updated', note('updated')),
    deleted('deleted', note('deleted')),
  ];
  await followAll(all, change(false, true), notAside);
  expect(done.splice(0)).toEqual(['created loaded', 'created after']);
  await followAll(all, change(true, true), notAside);
  expect(done.splice(0)).toEqual(['updated loaded', 'updated undefined']);
  await followAll(all, change(true, false), notAside);
  expect(done.splice(0)).toEqual(['deleted loaded', 'deleted before']);
});

it('does the rest where one fails, and fails in the end, so that the event comes again', async () => {
  const done: string[] = [];
  const all = [
    failing('first'),
    written('second', async () => async () => void done.push('second')),
    failing('third'),
    written('fourth', () => Promise.reject(new Error('no such module'))),
  ];
  await expect(followAll(all, change(true, true), notAside)).rejects.toThrow(
    /first is broken\n.*third is broken\n.*no such module/,
  );
  expect(done).toEqual(['second']);
});

it('has what fails counted under the name of what failed, and not again where it is set aside', async () => {
  const counted: string[] = [];
  const aside = (name: string, work: FollowChange) => async (event: DocumentChange) => {
    await work(event).catch(() => counted.push(`${name} at ${event.document}`));
  };
  await followAll([failing('first'), failing('second')], change(true, true), aside);
  expect(counted).toEqual(['first at things/one', 'second at things/one']);
});
