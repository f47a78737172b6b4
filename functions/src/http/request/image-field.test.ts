import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { imageField } from './image-field.ts';

async function sent(form: FormData): Promise<Request> {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const rawBody = Buffer.from(await encoded.arrayBuffer());
  return { rawBody, headers: {}, get: () => contentType } as unknown as Request;
}

function formOf(...fields: [string, Buffer | string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    form.append(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
  }
  return form;
}

describe('imageField', () => {
  it('gives the bytes of the one file', async () => {
    const request = await sent(formOf(['image', Buffer.from('picture')], ['note', 'beside it']));
    expect((await imageField(request)).toString()).toBe('picture');
  });

  for (const [name, form] of [
    ['no file', formOf(['note', 'nothing else'])],
    ['a file in another field', formOf(['photo', Buffer.from('picture')])],
    ['a text in its place', formOf(['image', 'picture'])],
    ['two files', formOf(['image', Buffer.from('a')], ['image', Buffer.from('b')])],
  ] as const) {
    it(`refuses ${name}`, async () => {
      await expect(imageField(await sent(form))).rejects.toMatchObject({ code: 'invalid-argument' });
    });
  }

  it('takes a file of the largest size and refuses one byte more', async () => {
    const largest = await sent(formOf(['image', Buffer.alloc(MAX_IMAGE_BYTES)]));
    expect((await imageField(largest)).length).toBe(MAX_IMAGE_BYTES);
    const larger = await sent(formOf(['image', Buffer.alloc(MAX_IMAGE_BYTES + 1)]));
    await expect(imageField(larger)).rejects.toMatchObject({ code: 'payload-too-large' });
  });

  it('refuses a body that is no form data', async () => {
    const request = {
      rawBody: Buffer.from('{}'),
      headers: {},
      get: () => 'application/json',
    } as unknown as Request;
    await expect(imageField(request)).rejects.toMatchObject({ code: 'unsupported-media-type' });
  });

  for (const contentType of ['multipart/form-data', 'multipart/form-data; boundary=other']) {
    it(`refuses damaged form data: ${contentType}`, async () => {
      const rawBody = Buffer.from('--this\r\nContent-Disposition: form-data; name="image"\r\n\r\n');
      const request = { rawBody, headers: {}, get: () => contentType } as unknown as Request;
      await expect(imageField(request)).rejects.toMatchObject({ code: 'invalid-argument' });
    });
  }
});
