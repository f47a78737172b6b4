import { PICTURE_CACHE_CONTROL } from '@thriftline/domain/base/collections';
import { aJpeg, aPng, aWebp } from '@thriftline/domain/testing/picture-files';
import { describe, expect, it } from 'vitest';
import { uploadFault } from './upload-fault.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = aPng(640, 480);
const WEBP = aWebp(640, 480);

const name = 'images/seller-1/6d1f3c52-1600.png';
const stored = { name, contentType: 'image/png', cacheControl: PICTURE_CACHE_CONTROL };

describe('uploadFault', () => {
  it('finds none in what the website and POST image store', () => {
    expect(uploadFault(stored, PNG)).toBeUndefined();
    expect(uploadFault({ name, contentType: 'image/webp' }, WEBP)).toBeUndefined();
  });

  it('finds none in what Storage fills in by itself', () => {
    const filled = {
      ...stored,
      contentDisposition: "inline; filename*=utf-8''6d1f3c52-1600.png",
      contentEncoding: 'identity',
      contentLanguage: '',
      metadata: { firebaseStorageDownloadTokens: 'a-token' },
    };
    expect(uploadFault(filled, PNG)).toBeUndefined();
    expect(uploadFault({ ...filled, contentDisposition: 'inline' }, PNG)).toBeUndefined();
  });

  it.each([
    ['a page', latin('<!doctype html><script>alert(1)</script>'), 'says image/png and is not an image'],
    ['a drawing with scripts', latin('<svg onload="alert(1)"/>'), 'says image/png and is not an image'],
    ['a program', latin('MZ\x90\0'), 'says image/png and is not an image'],
    ['nothing', new Uint8Array(), 'says image/png and is not an image'],
    ['a picture of another type', WEBP, 'says image/png and is image/webp'],
  ])('finds %s that says it is a PNG', (_what, bytes, fault) => {
    expect(uploadFault(stored, bytes)).toBe(fault);
  });

  it.each([
    { cacheControl: 'no-store' },
    { contentDisposition: 'attachment; filename=invoice.exe' },
    { contentDisposition: 'inline; filename=invoice.exe' },
    { contentEncoding: 'gzip' },
    { contentLanguage: 'en' },
    { metadata: { firebaseStorageDownloadTokens: 'a-token', note: 'sold' } },
  ])('finds more said than type and cache control: %j', (more) => {
    expect(uploadFault({ ...stored, ...more }, PNG)).toBeDefined();
  });

  it.each([
    ['more pixels than a viewer has room for', aPng(16_000, 16_000), 'tooLarge'],
    ['a side that is too long', aPng(8_001, 1), 'tooLarge'],
    ['more megapixels, of short sides', aPng(6_000, 4_001), 'tooLarge'],
    ['more frames', aPng(8, 6, 301), 'tooManyFrames'],
    ['no pixels', latin('\x89PNG\r\n\x1a\n'), 'unreadable'],
  ])('finds %s', (_what, bytes, fault) => {
    expect(uploadFault(stored, bytes)).toBe(fault);
  });

  it('finds none in what is just as large as may be, nor behind 1.5 MB of notes of a camera', () => {
    expect(uploadFault(stored, aPng(6_000, 4_000, 300))).toBeUndefined();
    const jpeg = { name, contentType: 'image/jpeg' };
    expect(uploadFault(jpeg, aJpeg(640, 480, 1_500_000))).toBeUndefined();
    expect(uploadFault(jpeg, aJpeg(16_000, 16_000, 1_500_000))).toBe('tooLarge');
  });
});
