import { openConversation } from '@thriftline/domain/conversations/conversation';
import { messagePicturePath } from '@thriftline/domain/pictures/message-picture';
import { aLosslessWebp, aWebp } from '@thriftline/domain/testing/picture-files';
import { deleteReports } from '@thriftline/functions/reports/delete-reports';
import { beforeAll, expect, it } from 'vitest';
import { callCallable } from '../../kit/call.ts';
import { readAs } from '../../kit/document-as.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { firestore } from '../../kit/shop.ts';
import { eventually, stored } from '../../kit/stored.ts';

const BYTES = Buffer.from(aWebp(640, 480));

let buyer: Person;
let seller: Person;
let admin: Person;
beforeAll(async () => {
  [buyer, seller, admin] = await Promise.all([aPerson('Buyer'), aPerson('Seller'), aPerson('Admin')]);
});

/** A conversation of the two in which the seller has sent a picture; gives its id. */
async function pictured(from: Person = buyer, bytes: Buffer = BYTES): Promise<string> {
  const productId = firestore.collection('products').doc().id;
  const id = `${productId}_${from.uid}`;
  const conversation = firestore.doc(`conversations/${id}`);
  const at = new Date();
  for (const size of ['small', 'large'] as const) {
    await firestore.doc(messagePicturePath(id, 'first', size)).set({ by: seller.uid, bytes });
  }
  const picture = { width: 640, height: 480 };
  await conversation.collection('messages').doc('first').set({ by: seller.uid, text: '', at, picture });
  const { productId: bookingId, ...opened } = openConversation({
    productId,
    productname: 'Oak chair',
    productprice: 45,
    img: 'https://p.example/chair.webp',
    sellerId: seller.uid,
    sellerName: seller.name,
    buyerId: from.uid,
    buyerName: from.name,
  });
  const last = { count: 1, lastId: 'first', lastAt: at, lastBy: seller.uid, lastText: '' };
  await conversation.set({ ...opened, bookingId, createdAt: at, ...last, readUpTo: { buyer: 1, seller: 1 } });
  return id;
}

it('a picture is fetched by the two alone: not by others, who is blocked, who has left, nor an admin', async () => {
  const [outsider, blocked, leaver] = await Promise.all([
    aPerson('Buyer'),
    aPerson('Buyer'),
    aPerson('Buyer'),
  ]);
  const [mine, theirs, left] = await Promise.all([pictured(), pictured(blocked), pictured(leaver)]);
  const [small, large] = (['small', 'large'] as const).map((size) => messagePicturePath(mine, 'first', size));
  for (const path of [small, large] as string[]) {
    expect(await readAs(buyer, path)).toBe(200);
    expect(await readAs(seller, path)).toBe(200);
    // What a token in the address opens in Storage opens nothing here.
    expect(await readAs(undefined, `${path}?alt=media&token=${seller.uid}`)).toBe(403);
    for (const person of [undefined, outsider, admin]) expect(await readAs(person, path)).toBe(403);
  }

  const ofBlocked = messagePicturePath(theirs, 'first', 'large');
  expect(await readAs(blocked, ofBlocked)).toBe(200);
  const block = {
    blockerId: seller.uid,
    blockedId: blocked.uid,
    conversationId: theirs,
    createdAt: new Date(),
  };
  await firestore.doc(`blocks/${seller.uid}_${blocked.uid}`).set(block);
  expect(await readAs(blocked, ofBlocked)).toBe(403);

  const ofLeaver = messagePicturePath(left, 'first', 'large');
  expect(await readAs(leaver, ofLeaver)).toBe(200);
  expect((await callCallable('deleteUser', { uid: leaver.uid }, admin.token)).status).toBe(200);
  expect(await readAs(leaver, ofLeaver)).toBe(403);
  expect(await readAs(seller, ofLeaver)).toBe(200);
});

it('a picture that is reported is copied for admins, and goes with its report', async () => {
  const conversationId = await pictured();
  const report = firestore.doc(`reports/${conversationId}_${buyer.uid}`);
  await report.set({
    conversationId,
    reporterId: buyer.uid,
    reportedId: seller.uid,
    reason: 'insult',
    messageIds: ['first', 'none'],
    state: 'open',
    createdAt: new Date(),
  });
  const evidence = `${report.path}/evidence/copy`;
  await eventually(
    () => stored(evidence),
    (copy) => copy !== undefined,
  );
  expect(await stored(evidence)).toMatchObject({ messages: [{ id: 'first', picture: { width: 640 } }] });
  const copy = `${report.path}/evidence/picture-first`;
  expect(await stored(copy)).toEqual({ by: seller.uid, bytes: BYTES });
  expect(await readAs(admin, copy)).toBe(200);
  for (const person of [undefined, buyer, seller]) expect(await readAs(person, copy)).toBe(403);

  const { docs } = await firestore.collection('reports').where('conversationId', '==', conversationId).get();
  await deleteReports(docs);
  expect(await stored(copy)).toBeUndefined();
  expect(await stored(evidence)).toBeUndefined();
});

it('a picture of 268 megapixels in a few bytes is removed, and its sender told', async () => {
  const id = await pictured(buyer, Buffer.from(aLosslessWebp(16_383, 16_383)));
  const sizes = (['small', 'large'] as const).map((size) => messagePicturePath(id, 'first', size));
  const left = await eventually(
    () => Promise.all(sizes.map(stored)),
    (found) => found.every((one) => one === undefined),
  );
  expect(left).toEqual([undefined, undefined]);
  expect(await stored(`users/${seller.uid}/inbox/pictureRemoved_${id}_first`)).toMatchObject({
    params: { why: 'tooLarge', conversationId: id },
  });
});

it('a picture goes with its conversation, once both accounts are gone', async () => {
  const leaver = await aPerson('Buyer');
  const id = await pictured(leaver);
  await firestore.doc(`conversations/${id}`).update({ gone: [seller.uid] });
  expect((await callCallable('deleteUser', { uid: leaver.uid }, admin.token)).status).toBe(200);
  const sizes = (['small', 'large'] as const).map((size) => messagePicturePath(id, 'first', size));
  const left = await eventually(
    () => Promise.all([...sizes, `conversations/${id}`].map(stored)),
    (found) => found.every((one) => one === undefined),
  );
  expect(left).toEqual([undefined, undefined, undefined]);
});
