import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../kit/call.ts';
import { aPerson, type Person } from '../../kit/people.ts';
import { png, pngBomb } from '../../kit/png.ts';

let seller: Person;
let buyer: Person;

beforeAll(async () => {
  [seller, buyer] = await Promise.all([aPerson('Seller'), aPerson('Buyer')]);
});

const picture = png(8, 6);

function formOf(content: Uint8Array, type = 'image/png', field = 'image'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), 'picture.png');
  return form;
}

describe('POST image', () => {
  // Specification 1. Images uploaded to the image host
  // Specification 7. POST image
  it('stores the picture in the account’s folder, where anybody can see it', async () => {
    const answer = await call('POST', '/image', { token: seller.token, raw: formOf(picture) });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { url } = (answer.body as { data: { url: string } }).data;
    expect(decodeURIComponent(url)).toContain(`/images/${seller.uid}/`);
    const shown = await fetch(url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(picture))).toBe(true);
  });

  // Specification 7. POST image
  it('is for sellers and admins', async () => {
    expect((await call('POST', '/image', { token: buyer.token, raw: formOf(picture) })).status).toBe(403);
    expect((await call('POST', '/image', { raw: formOf(picture) })).status).toBe(401);
  });

  it('takes what a file is for what it is, whatever it calls itself', async () => {
    const page = formOf(Buffer.from('<!doctype html>'), 'image/png');
    const refused = await call('POST', '/image', { token: seller.token, raw: page });
    expect(refused).toMatchObject({ status: 415, body: { error: { code: 'unsupported-media-type' } } });
    const disguised = formOf(picture, 'text/html');
    expect((await call('POST', '/image', { token: seller.token, raw: disguised })).status).toBe(200);
  });

  // Specification 5. Nothing saved when the image upload fails
  // Specification 9. Image size limit
  it('refuses pictures over the limit', async () => {
    const large = Buffer.concat([picture, Buffer.alloc(MAX_IMAGE_BYTES)]);
    const answer = await call('POST', '/image', { token: seller.token, raw: formOf(large) });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'payload-too-large' } } });
  });

  it('refuses a small file that unpacks to a gigabyte', async () => {
    const bomb = formOf(pngBomb(16_000, 16_000));
    const answer = await call('POST', '/image', { token: seller.token, raw: bomb });
    expect(answer).toMatchObject({ status: 415, body: { error: { code: 'unsupported-media-type' } } });
  });

  // Specification 5. Nothing saved when the image upload fails
  // Specification 9. A single image file
  it('refuses other fields and other bodies', async () => {
    const other = formOf(picture, 'image/png', 'photo');
    expect((await call('POST', '/image', { token: seller.token, raw: other })).status).toBe(400);
    expect((await call('POST', '/image', { token: seller.token, raw: '{}' })).status).toBe(415);
  });
});
