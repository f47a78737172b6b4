import { describe, expect, it } from 'vitest';
import { anOpeningOfConversation } from '../testing/builders.ts';
import {
  isLastSeen,
  isMutedBy,
  isOver,
  isUnreadBy,
  openConversation,
  otherIn,
  otherNameIn,
  sideOf,
} from './conversation.ts';

const opened = openConversation(anOpeningOfConversation());

describe('a conversation', () => {
  it('has two sides, each of which sees the other', () => {
    expect([sideOf(opened, 'bea'), sideOf(opened, 'sal')]).toEqual(['buyer', 'seller']);
    expect([otherIn(opened, 'bea'), otherIn(opened, 'sal')]).toEqual(['sal', 'bea']);
    expect([otherNameIn(opened, 'bea'), otherNameIn(opened, 'sal')]).toEqual(['Sal Seller', 'Bea Buyer']);
    const { sellerName: _, ...nameless } = opened;
    expect(otherNameIn(nameless, 'bea')).toBeUndefined();
  });

  it('begins with nothing said, unread or muted', () => {
    expect(opened).toMatchObject({ members: ['bea', 'sal'], count: 0 });
    expect([isUnreadBy(opened, 'bea'), isMutedBy(opened, 'bea'), isOver(opened)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is unread, muted and over for whom it says so', () => {
    const later = { ...opened, unreadBy: ['sal'], muted: { buyer: true, seller: false }, gone: ['sal'] };
    expect([isUnreadBy(later, 'sal'), isUnreadBy(later, 'bea')]).toEqual([true, false]);
    expect([isMutedBy(later, 'sal'), isMutedBy(later, 'bea')]).toEqual([false, true]);
    expect(isOver(later)).toBe(true);
  });

  it('tells of the own last message, once the other side has read all, that it was seen', () => {
    const written = { ...opened, count: 3, lastBy: 'bea', readUpTo: { buyer: 1, seller: 2 } };
    expect(isLastSeen(written, 'bea')).toBe(false);
    const read = { ...written, readUpTo: { buyer: 1, seller: 3 } };
    expect([isLastSeen(read, 'bea'), isLastSeen(read, 'sal')]).toEqual([true, false]);
  });
});
