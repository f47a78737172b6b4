import { aLosslessWebp, aWebp } from '@thriftline/domain/testing/picture-files';
import { beforeEach, expect, it, vi } from 'vitest';
import { findFalseMessagePicture, removeMessagePicture } from './false-message-picture.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());

vi.mock('../firestore/collection.ts', () => ({
  read: async (path: string) => store.get(path),
  documentIn: (collection: string, id: string) => `${collection}/${id}`,
}));
vi.mock('./conversations.ts', () => ({
  messagesOf: (conversation: string) => conversation,
  messagePicture: (message: string, size: string) => `${message}/${size}`,
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    batch: () => ({ delete: (path: string) => store.delete(path), commit: async () => [] }),
  }),
}));

function say(large: Uint8Array, small = aWebp(480, 360)): void {
  store.set('chair_bea/first', { by: 'sal', text: '', picture: { width: 640, height: 480 } });
  store.set('chair_bea/first/large', { by: 'sal', bytes: large });
  store.set('chair_bea/first/small', { by: 'sal', bytes: small });
}
const find = () => findFalseMessagePicture('chair_bea', 'first');

beforeEach(() => store.clear());

it('finds nothing in a message as the website sends it, with a picture or without', async () => {
  say(aWebp(1600, 1200));
  expect(await find()).toBeUndefined();
  store.set('chair_bea/first', { by: 'sal', text: 'Hello' });
  expect(await find()).toBeUndefined();
  store.clear();
  expect(await find()).toBeUndefined();
});

it('finds a picture that is larger than messages show, in either size, or none at all', async () => {
  say(aWebp(1601, 8));
  expect(await find()).toEqual({ messageId: 'first', by: 'sal', why: 'tooLarge' });
  say(aWebp(1600, 8), aLosslessWebp(16_383, 16_383));
  expect(await find()).toEqual({ messageId: 'first', by: 'sal', why: 'tooLarge' });
  say(aWebp(1600, 8).subarray(0, 16));
  expect(await find()).toEqual({ messageId: 'first', by: 'sal', why: 'unreadable' });
});

it('removes both sizes and leaves the message, as often as it is asked to', async () => {
  say(aWebp(1601, 8));
  const found = await find();
  if (found === undefined) throw new Error('Nothing found');
  await removeMessagePicture('chair_bea', found);
  await removeMessagePicture('chair_bea', found);
  expect([...store.keys()]).toEqual(['chair_bea/first']);
});
