import { type Conversation, openConversation } from '@thriftline/domain/conversations/conversation';
import { anOpeningOfConversation } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { noticesOfMessage } from './notices-of-message.ts';

const opening = anOpeningOfConversation();
const { buyerId, sellerId } = opening;
const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const createdAt = time(0);
const asked: Conversation = {
  ...openConversation(opening),
  createdAt,
  count: 1,
  unreadBy: [sellerId],
  lastBy: buyerId,
};
const answered: Conversation = {
  ...asked,
  count: 2,
  unreadBy: [buyerId],
  lastBy: sellerId,
  readUpTo: { buyer: 0, seller: 1 },
};

describe('a message', () => {
  it('of a buyer is a question to the seller, of a seller an answer to the buyer', () => {
    expect(noticesOfMessage('c', asked)).toMatchObject({
      kind: 'question',
      to: sellerId,
      subject: 'c',
      version: 0,
    });
    expect(noticesOfMessage('c', answered)).toMatchObject({ kind: 'answer', to: buyerId, version: 0 });
  });

  it('is told once with all that follow until they are read, and then anew', () => {
    const more = { ...asked, count: 4 };
    expect(noticesOfMessage('c', more)).toEqual(noticesOfMessage('c', asked));
    const read = { ...more, count: 5, readUpTo: { buyer: 0, seller: 4 } };
    expect(noticesOfMessage('c', read)?.version).toBe(4);
  });

  it.each([
    ['open', 'buyer', buyerId, 'offer', sellerId],
    ['countered', 'seller', sellerId, 'counterOffer', buyerId],
    ['accepted', 'buyer', sellerId, 'offerAccepted', buyerId],
    ['accepted', 'seller', buyerId, 'offerAccepted', sellerId],
    ['declined', 'buyer', sellerId, 'offerDeclined', buyerId],
    ['declined', 'buyer', buyerId, 'offerLapsed', sellerId],
    ['lapsed', 'buyer', buyerId, 'offerLapsed', sellerId],
  ] as const)(
    'that makes an offer %s, which the %s named, is told as that, each',
    (state, by, lastBy, kind, to) => {
      const offer = {
        state,
        by,
        at: time(9),
        amount: 30,
        rounds: { buyer: 1, seller: 0 },
        productVersion: 0,
      };
      const acted = { ...asked, count: 3, lastBy, unreadBy: [to], lastAt: time(9), offer };
      expect(noticesOfMessage('c', acted)).toMatchObject({ kind, to, version: 3 });
      expect(noticesOfMessage('c', { ...acted, lastAt: time(10) })?.kind).toMatch(/question|answer/);
    },
  );

  it.each([
    ['is read already', { unreadBy: [] }],
    ['is muted', { muted: { buyer: false, seller: true } }],
    ['comes where an account is gone', { gone: [sellerId] }],
    ['is none yet', { lastBy: undefined }],
  ])('is not told where it %s', (_why, change) => {
    expect(noticesOfMessage('c', { ...asked, ...change } as Conversation)).toBeUndefined();
  });
});
