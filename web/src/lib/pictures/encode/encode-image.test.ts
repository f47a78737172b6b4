// @vitest-environment happy-dom
import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeImage } from './encode-image.ts';
import { type EncodeAnswer, POISONED } from './encoded-picture.ts';

const encodeOnPage = vi.hoisted(() => vi.fn());
vi.mock('./encode-on-page.ts', () => ({ encodeOnPage }));

const signal = new AbortController().signal;
const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** A PNG that says how large it is, with so many bytes of pixels. */
function png(bytes: number): File {
  const chunk = (type: string, body: number[]) => [...word(body.length), ...text(type), ...body, 0, 0, 0, 0];
  const head = [
    ...text('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...word(4), ...word(3), 8, 2, 0, 0, 0]),
    ...word(bytes),
    ...text('IDAT'),
  ];
  const parts = [head, [0, 0, 0, 0], chunk('IEND', [])].map((part) => Uint8Array.from(part));
  const [start = new Uint8Array(), checksum = new Uint8Array(), end = new Uint8Array()] = parts;
  return new File([start, new Uint8Array(bytes), checksum, end], 'lamp.png', { type: 'image/png' });
}

let answer: EncodeAnswer;

class AnsweringWorker extends EventTarget {
  postMessage() {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  encodeOnPage.mockReset().mockResolvedValue({ isPoisoned: true } satisfies EncodeAnswer);
  return () => vi.unstubAllGlobals();
});

it('sends up the picture as it was picked where the browser does not give what it draws', async () => {
  const file = png(100);
  const { full, thumb, placeholder } = await encodeImage(file, signal);
  expect([full.type, full.size, thumb.size, placeholder]).toEqual([
    'image/png',
    file.size,
    file.size,
    undefined,
  ]);
});

it('says what helps where that is too large', async () => {
  await expect(encodeImage(png(MAX_IMAGE_BYTES), signal)).rejects.toThrow(inEnglish(POISONED));
});

describe('where the worker cannot turn a picture upright', () => {
  beforeEach(() => {
    answer = { cannotTurn: true };
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('createImageBitmap', () => undefined);
    vi.stubGlobal('Worker', AnsweringWorker);
  });

  it('takes what the page makes of it', async () => {
    const picture = { full: new Blob(['1']), thumb: new Blob(['2']), placeholder: undefined };
    encodeOnPage.mockResolvedValue({ picture } satisfies EncodeAnswer);
    expect(await encodeImage(png(100), signal)).toBe(picture);
  });

  it('says that it is unreadable once the page cannot read it either', async () => {
    encodeOnPage.mockResolvedValue({ fault: 'EncodingError' } satisfies EncodeAnswer);
    await expect(encodeImage(png(100), signal)).rejects.toThrow('lamp.png can’t be read');
    expect(encodeOnPage).toHaveBeenCalledOnce();
  });

  it('leaves one that is damaged: an element would show what there is of it', async () => {
    answer = { fault: 'InvalidStateError' };
    await expect(encodeImage(png(100), signal)).rejects.toThrow('lamp.png can’t be read');
    expect(encodeOnPage).not.toHaveBeenCalled();
  });

  it('leaves it when the picture is no longer wanted', async () => {
    const leaving = new AbortController();
    encodeOnPage.mockImplementation(async () => {
      leaving.abort(new Error('left'));
      return { picture: {} };
    });
    await expect(encodeImage(png(100), leaving.signal)).rejects.toThrow('left');
  });
});
