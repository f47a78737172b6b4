import { UNSHOWN_DAYS } from '@thriftline/domain/accounts/upload-ticket';
import { uploadTicketPath } from '@thriftline/domain/base/collections';
import { imageFolder } from '@thriftline/domain/base/fields/image-folders';
import { deleteOldTickets } from '@thriftline/functions/deletion/delete-old-tickets';
import { deleteUnusedPictures } from '@thriftline/functions/deletion/pictures/delete-unused-pictures';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../../kit/goods.ts';
import { aCopyPayload } from '../../kit/payloads.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { png, pngBomb } from '../../kit/png.ts';
import { firestore, pictureAddress, picturesOfAccount } from '../../kit/shop.ts';
import { eventually } from '../../kit/stored.ts';
import { changeFile, giveTicket, upload } from '../../kit/uploads.ts';

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const DAY_MS = 24 * 60 * 60 * 1000;

let seller: Person;
let buyer: Person;
let admin: Person;
let categoryId: string;

beforeAll(async () => {
  [seller, buyer, admin] = await Promise.all([aPerson('Seller'), aPerson('Buyer'), aPerson('Admin')]);
  categoryId = await aStoredCategory(seller);
});

/** Uploads as the website does; gives the name of the file. */
async function uploaded(owner: Person, content: Uint8Array, metadata: object = {}): Promise<string> {
  const name = `${await giveTicket(owner.uid, 'image/png')}-1600.png`;
  const path = `${imageFolder(owner.uid)}/${name}`;
  const { status } = await upload(path, content, {
    token: owner.token,
    contentType: 'image/png',
    ...metadata,
  });
  expect(status).toBe(200);
  return name;
}

const namesOf = async (owner: Person) =>
  (await picturesOfAccount(owner)).map(({ name }) => name.split('/').at(-1) ?? '');

describe('an upload that is not what it says', () => {
  it('is taken away: a page as a PNG, and a picture of which more is said than its type', async () => {
    const owner = await aPerson('Seller');
    const real = await uploaded(owner, png(8, 6));
    const cached = await uploaded(owner, png(8, 6), {
      cacheControl: 'public, max-age=31536000, immutable',
    });
    const false1 = await uploaded(owner, PAGE);
    const false2 = await uploaded(owner, png(8, 6), { cacheControl: 'no-store' });
    const false3 = await uploaded(owner, png(8, 6), { contentLanguage: 'en' });
    const left = await eventually(
      () => namesOf(owner),
      (names) => ![false1, false2, false3].some((name) => names.includes(name)),
    );
    expect(left.toSorted()).toEqual([real, cached].toSorted());
  });

  it('is taken away where it unpacks to a gigabyte, and its owner is told', async () => {
    const owner = await aPerson('Seller');
    await uploaded(owner, pngBomb(16_000, 16_000));
    const told = await eventually(
      async () =>
        (await firestore.collection(`users/${owner.uid}/inbox`).get()).docs.map((one) => one.data()),
      (news) => news.some(({ kind }) => kind === 'pictureRemoved'),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'pictureRemoved', params: { why: 'tooLarge' } }),
    );
    expect(
      await eventually(
        () => namesOf(owner),
        (names) => names.length === 0,
      ),
    ).toEqual([]);
  });

  it('is taken away without the image call: a picture of it stays, counted', async () => {
    const owner = await aPerson('Seller');
    const raw = new FormData();
    raw.append('image', new Blob([new Uint8Array(png(8, 6))], { type: 'image/png' }), 'a.png');
    expect((await call('POST', '/image', { token: owner.token, raw })).status).toBe(200);
    // The trigger has had its turn when it took away what came after.
    const page = await uploaded(owner, PAGE);
    const left = await eventually(
      () => namesOf(owner),
      (names) => !names.includes(page),
    );
    expect(left).toHaveLength(1);
    const quota = (await firestore.doc(`quotas/${owner.uid}`).get()).data();
    expect(quota).toMatchObject({ uploads: { count: 1 } });
  });
});

describe('the picture of what was sold', () => {
  it('is neither overwritten, deleted nor changed by its seller, and stays as long as the sale is known', async () => {
    const name = await uploaded(seller, png(8, 6));
    const path = `${imageFolder(seller.uid)}/${name}`;
    const img = pictureAddress(seller, name);
    const id = await aStoredProduct(seller, categoryId, {
      img,
      thumb: img,
      pictures: [{ img, thumb: img, alt: '' }],
    });
    await call('POST', '/bookings', { token: buyer.token, json: await aCopyPayload(buyer, id) });
    await firestore.doc(`bookings/${id}_${buyer.uid}`).update({ paid: true });
    await firestore.doc(`products/${id}`).update({ availability: true, paid: true });

    await giveTicket(seller.uid, 'image/png', name.replace('-1600.png', ''));
    for (const { token } of [seller, admin]) {
      const other = await upload(path, png(6, 8), { token, contentType: 'image/png' });
      expect(other.status).toBe(403);
      expect(await changeFile('DELETE', path, { token })).toBe(403);
      const metadata = { contentType: 'text/html', contentDisposition: 'attachment' };
      expect(await changeFile('PATCH', path, { token, metadata })).toBe(403);
    }
    const bytes = async () => Buffer.from(await (await fetch(img)).arrayBuffer());
    expect((await bytes()).equals(Buffer.from(png(8, 6)))).toBe(true);

    expect((await call('DELETE', `/allproducts/${id}`, { token: seller.token })).status).toBe(409);
    expect((await callCallable('deleteUser', { uid: seller.uid }, admin.token)).status).toBe(200);
    expect((await deleteUnusedPictures(Date.now() + UNSHOWN_DAYS * DAY_MS)).deleted).not.toContain(path);
    expect((await bytes()).equals(Buffer.from(png(8, 6)))).toBe(true);
  });
});

describe('tickets', () => {
  it('are good for one name, not for the same with more slashes', async () => {
    const owner = await aPerson('Seller');
    const file = `${await giveTicket(owner.uid, 'image/png')}-1600.png`;
    const sent = (path: string) => upload(path, png(8, 6), { token: owner.token, contentType: 'image/png' });
    const folder = imageFolder(owner.uid);
    for (const path of [`${folder}//${file}`, `${folder}/${file}/`, `/${folder}/${file}`]) {
      expect((await sent(path)).status, path).toBe(403);
    }
    expect((await sent(`${folder}/${file}`)).status).toBe(200);
  });

  it('are swept up once no upload can come on them', async () => {
    const ticket = firestore.doc(uploadTicketPath(seller.uid, await giveTicket(seller.uid, 'image/png')));
    await deleteOldTickets(Date.now());
    expect((await ticket.get()).exists).toBe(true);
    // Old enough alone, so that it is not taken for those that tests beside this one upload on.
    await ticket.update({ createdAt: new Date(Date.now() - DAY_MS) });
    await deleteOldTickets(Date.now());
    expect((await ticket.get()).exists).toBe(false);
  });
});
