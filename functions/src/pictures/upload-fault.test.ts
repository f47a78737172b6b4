import { PICTURE_CACHE_CONTROL } from '@thriftline/domain/collections';
import { describe, expect, it } from 'vitest';
import { uploadFault } from './upload-fault.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = latin('\x89PNG\r\n\x1a\n');
const WEBP = latin('RIFF\0\0\0\0WEBPVP8 ');

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
    ['a page', latin('<!doctype html><script>alert(1)</script>'), 'says image/png and is no picture'],
    ['a drawing with scripts', latin('<svg onload="alert(1)"/>'), 'says image/png and is no picture'],
    ['a program', latin('MZ\x90\0'), 'says image/png and is no picture'],
    ['nothing', new Uint8Array(), 'says image/png and is no picture'],
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
});
