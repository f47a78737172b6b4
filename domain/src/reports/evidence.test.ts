import { describe, expect, it } from 'vitest';
import type { User } from '../accounts/user.ts';
import type { Product } from '../catalogue/product.ts';
import { type Conversation, openConversation } from '../conversations/conversation.ts';
import { anOpeningOfConversation, aProduct, aUser, somePictures } from '../testing/builders.ts';
import { evidenceOf, evidenceOfItem, evidenceOfProfile, messageIdsOf, photoOfReport } from './evidence.ts';

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

describe('the evidence of a report of a listing', () => {
  const pictures = somePictures(3);
  const [first, second] = pictures;
  const item: Product = {
    ...aProduct({ img: first?.img ?? '', pictures }),
    condition: 'Good',
    delivery: 'Pick-up',
    offers: 'Yes',
    sellerStatus: 'Verified',
    createdAt: at(0),
  };

  it('says which photo is meant, of those that the listing shows alone', () => {
    expect(photoOfReport({ photo: second?.img ?? '' }, item)).toEqual({ picture: second, position: 1 });
    expect(photoOfReport({}, item)).toEqual({ picture: first, position: 0 });
    expect(photoOfReport({ photo: 'https://elsewhere.example/a.jpg' }, item)).toBeUndefined();
  });

  it('holds what it said, and the photo where it could be kept', () => {
    const { productname, sellername, resaleprice, categoryName, description } = item;
    const said = { resaleprice, categoryName, description };
    const common = { productId: 'chair', productname, reportedName: sellername, messages: [] };
    const size = { width: 8, height: 6 };
    expect(evidenceOfItem({ itemId: 'chair', photo: second?.img ?? '' }, item, size)).toEqual({
      ...common,
      listing: { ...said, photoNumber: 2, photo: size },
    });
    expect(evidenceOfItem({ itemId: 'chair', photo: 'gone' }, item, undefined)).toEqual({
      ...common,
      listing: said,
    });
  });
});

it('the evidence of a report of a profile holds name, badge, photo and words', () => {
  const seller: User = { ...aUser(), role: 'Seller', status: 'Verified', createdAt: at(0) };
  const { name, status } = seller;
  expect(evidenceOfProfile(seller, undefined)).toEqual({
    reportedName: name,
    messages: [],
    profile: { status },
  });
  const photoURL = 'https://lh3.googleusercontent.com/a/x';
  expect(evidenceOfProfile({ ...seller, photoURL }, undefined).profile).toEqual({ status, photoURL });
  // What is kept does not change with the account.
  const photo = { width: 8, height: 6 };
  expect(evidenceOfProfile({ ...seller, photoURL }, photo).profile).toEqual({ status, photo });
  const words = { about: 'I sell lamps.', policies: 'Sent on weekdays.' };
  expect(evidenceOfProfile({ ...seller, ...words }, undefined).profile).toEqual({ status, ...words });
});

it('of the ids of a report those are looked up that can be one, each once, twenty at most', () => {
  const odd = ['a/b', '', '__x__', 7, null, 'a,b', 'x'.repeat(129)] as readonly unknown[] as string[];
  expect(messageIdsOf({ messageIds: [...odd, 'm1', 'm2', 'm1'] })).toEqual(['m1', 'm2']);
  const many = Array.from({ length: 30 }, (_, index) => `m${index}`);
  expect(messageIdsOf({ messageIds: many })).toEqual(many.slice(0, 20));
});
