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

  it('publishes a photo without where it was taken', async () => {
    const bytes = (words: string) => Buffer.from(words, 'latin1');
    const segment = (marker: number, body: Buffer) =>
      Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body]);
    const frame = segment(0xc0, Buffer.from([8, 0, 6, 0, 8, 1, 1, 0x11, 0]));
    const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), bytes('pixels')]);
    const end = Buffer.from([0xff, 0xd9]);
    const start = Buffer.from([0xff, 0xd8]);
    const notes = segment(0xe1, bytes('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0 GPS 53.96N 1.08W'));
    const form = formOf(Buffer.concat([start, notes, frame, scan, end, bytes('53.96N')]), 'image/jpeg');
    const answer = await call('POST', '/image', { token: seller.token, raw: form });
    expect(answer).toMatchObject({ status: 200 });
    const shown = await fetch((answer.body as { data: { url: string } }).data.url);
    const stored = Buffer.from(await shown.arrayBuffer());
    expect(stored.equals(Buffer.concat([start, frame, scan, end]))).toBe(true);

    const cutShort = formOf(Buffer.concat([start, notes, frame]), 'image/jpeg');
    expect((await call('POST', '/image', { token: seller.token, raw: cutShort })).status).toBe(415);
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
