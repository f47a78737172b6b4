import { MAX_MESSAGE_PICTURE_BYTES } from '@thriftline/domain/pictures/message-picture';
import { beforeEach, expect, it, vi } from 'vitest';
import { attachPicture } from './attach-picture.ts';

const encoded = vi.hoisted(() => ({ whole: vi.fn(), within: vi.fn() }));
vi.mock('./encode/encode-image.ts', () => ({ encodeImage: encoded.whole }));
vi.mock('./encode/encode-on-page.ts', () => ({ encodeWithin: encoded.within }));
vi.mock('./encode/image-size.ts', () => ({ imageSize: () => ({ width: 1600, height: 1200 }) }));

const file = new File(['x'], 'room.jpg');
const blob = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const { signal } = new AbortController();

beforeEach(() => vi.resetAllMocks());

it('takes a picture as it was made where it fits', async () => {
  const [full, thumb] = [blob(900_000), blob(20_000)];
  encoded.whole.mockResolvedValue({ full, thumb });
  expect(await attachPicture(file, signal)).toEqual({
    large: full,
    small: thumb,
    width: 1600,
    height: 1200,
  });
  expect(encoded.within).not.toHaveBeenCalled();
});

it('makes it smaller, from the first, until it does', async () => {
  const [full, thumb] = [blob(MAX_MESSAGE_PICTURE_BYTES.large + 1), blob(20_000)];
  encoded.whole.mockResolvedValue({ full, thumb });
  encoded.within.mockResolvedValueOnce(blob(MAX_MESSAGE_PICTURE_BYTES.large + 1));
  encoded.within.mockResolvedValueOnce(blob(MAX_MESSAGE_PICTURE_BYTES.large));
  const { large } = await attachPicture(file, signal);
  expect(large.size).toBe(MAX_MESSAGE_PICTURE_BYTES.large);
  expect(encoded.within.mock.calls).toEqual([
    [full, 1200],
    [full, 900],
  ]);
});

it('gives up on one that never fits', async () => {
  const full = blob(MAX_MESSAGE_PICTURE_BYTES.large + 1);
  encoded.whole.mockResolvedValue({ full, thumb: blob(1) });
  encoded.within.mockResolvedValue(full);
  await expect(attachPicture(file, signal)).rejects.toThrow('too large');
});
