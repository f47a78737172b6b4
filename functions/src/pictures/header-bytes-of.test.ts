import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { aJpeg, aPng } from '@thriftline/domain/testing/picture-files';
import { beforeEach, expect, it, vi } from 'vitest';
import { headerBytesOf } from './pictures.ts';

/** The file there is, and up to which byte it was asked for. */
const stored = vi.hoisted(() => ({ bytes: new Uint8Array() as Uint8Array, ends: [] as number[], code: 0 }));

vi.mock('../platform/firebase.ts', () => ({
  pictureStore: () => ({ origin: '', bucket: '' }),
  bucket: async () => ({
    file: () => ({
      download: async ({ end }: { end: number }) => {
        stored.ends.push(end);
        if (stored.code !== 0) throw Object.assign(new Error('Refused'), { code: stored.code });
        return [stored.bytes.subarray(0, end + 1)];
      },
    }),
  }),
}));

beforeEach(() => Object.assign(stored, { bytes: new Uint8Array(), ends: [], code: 0 }));
const read = () => headerBytesOf('images/s/a.jpg', '1');

it('reads the beginning alone of a picture that says all there', async () => {
  stored.bytes = new Uint8Array(1_000_000);
  stored.bytes.set(aPng(640, 480));
  expect((await read())?.length).toBe(65_536);
  expect(stored.ends).toEqual([65_535]);
});

it('reads on where the frame header stands behind 1.5 MB of notes, and no further than a picture may be long', async () => {
  stored.bytes = aJpeg(640, 480, 1_500_000);
  expect((await read())?.length).toBe(stored.bytes.length);
  expect(stored.ends).toEqual([65_535, MAX_IMAGE_BYTES - 1]);
});

it('reads a short picture that ends too early once', async () => {
  stored.bytes = aPng(640, 480).subarray(0, 20);
  expect(await read()).toEqual(stored.bytes);
  expect(stored.ends).toHaveLength(1);
});

it('gives nothing of a picture that is gone, and no bytes of an empty one', async () => {
  stored.code = 404;
  expect(await read()).toBeUndefined();
  stored.code = 416;
  expect(await read()).toEqual(new Uint8Array());
  stored.code = 503;
  await expect(read()).rejects.toThrow('Refused');
});
