import { imageFolder } from '@thriftline/domain/base/fields/image-folders';
import { itemReportSubject } from '@thriftline/domain/reports/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { callCallable } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';
import { png } from '../kit/png.ts';
import { firestore, pictureAddress } from '../kit/shop.ts';
import { auditOf, eventually, stored } from '../kit/stored.ts';
import { giveTicket, upload } from '../kit/uploads.ts';

let admin: Person;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  [admin, buyer, seller] = await Promise.all([aPerson('Admin'), aPerson('Buyer'), aPerson('Seller')]);
});

/** A report of the seller by the buyer, of a conversation in which the seller said one thing; gives its id. */
async function aReport(reported: Person = seller): Promise<string> {
  const conversationId = `${firestore.collection('products').doc().id}_${buyer.uid}`;
  const conversation = firestore.doc(`conversations/${conversationId}`);
  await conversation.collection('messages').doc('first').set({
    by: reported.uid,
    text: 'Write to me at sal@example.com',
    at: new Date(),
  });
  await conversation.set({
    bookingId: 'chair',
    productname: 'Oak chair',
    buyerId: buyer.uid,
    buyerName: buyer.name,
    sellerId: reported.uid,
    sellerName: reported.name,
  });
  const reportId = `${conversationId}_${buyer.uid}`;
  await firestore.doc(`reports/${reportId}`).set({
    conversationId,
    reporterId: buyer.uid,
    reportedId: reported.uid,
    reason: 'offShop',
    messageIds: ['first', 'none'],
    state: 'open',
    createdAt: new Date(),
  });
  return reportId;
}

const CONFLICT = { error: { details: { code: 'conflict' } } };

const close = (reportId: string, outcome: string, { token }: Person = admin) =>
  callCallable('closeReport', { reportId, outcome }, token);

/** What the log says of reports of the seller. */
const closings = async () => (await auditOf('reports')).filter(({ aboutName }) => aboutName === seller.email);

describe('closeReport', () => {
  it('closes a report once, with one outcome, and is written down', async () => {
    const reportId = await aReport();
    const copied = () => stored(`reports/${reportId}/evidence/copy`);
    expect(await eventually(copied, (copy) => copy !== undefined)).toMatchObject({
      reporterName: buyer.name,
      reportedName: seller.name,
      messages: [{ id: 'first', by: seller.uid, contactData: ['email'] }],
    });

    expect((await close(reportId, 'warned', seller)).status).toBe(403);
    expect((await close(reportId, 'banished')).status).toBe(400);
    // It is about a conversation.
    expect((await close(reportId, 'reviewHidden')).status).toBe(400);
    expect((await close('none_none_none', 'warned')).status).toBe(404);
    expect((await close(reportId, 'warned')).body).toEqual({ result: { modifiedCount: 1 } });
    expect((await close(reportId, 'warned')).body).toEqual({ result: { modifiedCount: 0 } });
    expect((await close(reportId, 'nothingFound')).body).toMatchObject(CONFLICT);
    expect(await stored(`reports/${reportId}`)).toMatchObject({
      state: 'closed',
      outcome: 'warned',
      closedAt: expect.anything(),
    });
    // Which report it was stays out of it: its id names who reported, and the reported admin reads the log, too.
    expect(await closings()).toEqual([
      expect.objectContaining({
        what: 'closeReport',
        who: admin.uid,
        aboutName: seller.email,
        why: 'Account warned',
      }),
    ]);
  });

  it('counts once when several admins close it at the same moment, and is nobody’s own to close', async () => {
    const [reportId, before] = [await aReport(), await closings()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => close(reportId, 'suspended')));
    const counts = answers.map(({ body }) => (body as { result: { modifiedCount: number } }).result);
    expect(counts.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
    expect(await closings()).toHaveLength(before.length + 1);
    expect((await close(await aReport(admin), 'nothingFound')).body).toMatchObject(CONFLICT);
  });
});

it('of a listing its photo is kept, whatever its seller shows later, and the listing may be the outcome', async () => {
  const name = `${await giveTicket(seller.uid, 'image/png')}-1600.png`;
  const file = { token: seller.token, contentType: 'image/png' };
  expect((await upload(`${imageFolder(seller.uid)}/${name}`, png(8, 6), file)).status).toBe(200);
  const img = pictureAddress(seller, name);
  const pictures = [{ img, thumb: img, alt: '' }];
  const itemId = await aStoredProduct(seller, await aStoredCategory(seller), { img, thumb: img, pictures });
  const reportId = `${itemReportSubject(itemId)}_${buyer.uid}`;
  await firestore.doc(`reports/${reportId}`).set({
    ...{ itemId, photo: img, reporterId: buyer.uid, reportedId: seller.uid },
    ...{ reason: 'photo', state: 'open', createdAt: new Date() },
  });
  const copied = () => stored(`reports/${reportId}/evidence/copy`);
  expect(await eventually(copied, (copy) => copy !== undefined)).toMatchObject({
    // As documents call the product, see document-names.ts.
    bookingId: itemId,
    listing: { photoNumber: 1, photo: { width: 8, height: 6 } },
  });
  const kept = await stored(`reports/${reportId}/evidence/picture-listing`);
  expect(kept).toMatchObject({ by: seller.uid, bytes: Buffer.from(png(8, 6)) });
  expect((await close(reportId, 'listingDeleted')).body).toEqual({ result: { modifiedCount: 1 } });
});

it('messages with contact data are marked by author, each once, and no others', async () => {
  const author = await aPerson('Seller');
  const conversation = firestore.doc(
    `conversations/${firestore.collection('products').doc().id}_${buyer.uid}`,
  );
  const write = (count: number, lastId: string, lastText: string) =>
    conversation.set({
      bookingId: 'chair',
      productname: 'Oak chair',
      buyerId: buyer.uid,
      sellerId: author.uid,
      members: [buyer.uid, author.uid],
      unreadBy: [],
      readUpTo: { buyer: 0, seller: 0 },
      muted: { buyer: false, seller: false },
      lastBy: author.uid,
      lastAt: new Date(),
      ...{ count, lastId, lastText },
    });
  await write(1, 'first', 'Write to me at sal@example.com');
  await write(2, 'second', 'Is Friday good for you?');
  await write(3, 'third', 'Or call 0113 496 0000');
  // As if it had been told of twice.
  await write(4, 'first', 'Write to me at sal@example.com');
  const marked = async () =>
    ((await stored(`contactMarks/${author.uid}`))?.marks ?? []) as { messageId: string }[];
  const found = await eventually(marked, (marks) => marks.length >= 2);
  expect(found.map(({ messageId }) => messageId).sort()).toEqual(['first', 'third']);
  expect(JSON.stringify(found)).not.toContain('sal@');
});
