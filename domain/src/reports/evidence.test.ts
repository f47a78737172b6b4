import { describe, expect, it } from 'vitest';
import { type Conversation, openConversation } from '../conversations/conversation.ts';
import { anOpeningOfConversation } from '../testing/builders.ts';
import { evidenceOf, messageIdsOf } from './evidence.ts';

const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });

const conversation: Conversation = {
  ...openConversation(anOpeningOfConversation()),
  createdAt: at(0),
};

describe('the evidence of a report', () => {
  const [second, first] = [
    { id: 'm2', by: 'sal', text: 'Call +44 113 496 0000 or write to sal@example.com', at: at(2) },
    { id: 'm1', by: 'sal', text: 'Hello', at: at(1) },
  ];

  it('holds both names and the messages in their order, with the contact data in them', () => {
    expect(evidenceOf({ reporterId: 'bea', reportedId: 'sal' }, conversation, [second, first])).toEqual({
      productId: 'chair',
      productname: 'Oak chair',
      reporterName: 'Bea Buyer',
      reportedName: 'Sal Seller',
      messages: [
        { ...first, contactData: [] },
        { ...second, contactData: ['telephone', 'email'] },
      ],
    });
    expect(evidenceOf({ reporterId: 'sal', reportedId: 'bea' }, conversation, [])).toMatchObject({
      reporterName: 'Sal Seller',
      reportedName: 'Bea Buyer',
    });
  });

  it('says nothing of the name of an account that is gone', () => {
    const { sellerName: _, ...nameless } = conversation;
    const evidence = evidenceOf({ reporterId: 'bea', reportedId: 'sal' }, nameless, []);
    expect(evidence).toMatchObject({ reporterName: 'Bea Buyer' });
    expect(evidence).not.toHaveProperty('reportedName');
  });
});

it('of the ids of a report those are looked up that can be one, each once, twenty at most', () => {
  const odd = ['a/b', '', '__x__', 7, null, 'a,b', 'x'.repeat(129)] as readonly unknown[] as string[];
  expect(messageIdsOf({ messageIds: [...odd, 'm1', 'm2', 'm1'] })).toEqual(['m1', 'm2']);
  const many = Array.from({ length: 30 }, (_, index) => `m${index}`);
  expect(messageIdsOf({ messageIds: many })).toEqual(many.slice(0, 20));
});
