import { describe, expect, it } from 'vitest';
import { MAX_SOURCE_BYTES, pictureFault, unreadablePicture } from './picture-fault.ts';

describe('pictureFault', () => {
  it('takes pictures, and files whose type the system does not know', () => {
    expect(pictureFault({ name: 'a.jpg', type: 'image/jpeg', size: MAX_SOURCE_BYTES })).toBeUndefined();
    expect(pictureFault({ name: 'a.heic', type: '', size: 1 })).toBeUndefined();
  });

  it('refuses what is no picture, empty or too large, and names it', () => {
    expect(pictureFault({ name: 'a.pdf', type: 'application/pdf', size: 1 })).toBe('a.pdf is not a picture.');
    expect(pictureFault({ name: 'a.png', type: 'image/png', size: 0 })).toBe('a.png is empty.');
    expect(pictureFault({ name: 'a.png', type: 'image/png', size: MAX_SOURCE_BYTES + 1 })).toBe(
      'a.png has 41 MB; at most 40 MB are possible.',
    );
  });
});

describe('unreadablePicture', () => {
  it('tells how to get a JPEG when the file is HEIC', () => {
    expect(unreadablePicture({ name: 'IMG_1.HEIC', type: '', size: 1 })).toContain('Most Compatible');
    expect(unreadablePicture({ name: 'a.png', type: 'image/png', size: 1 })).toContain('JPEG, PNG or WebP');
  });
});
