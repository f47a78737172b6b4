const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Chunks that hold the pixels of an opaque still picture. */
const PIXELS = ['VP8 ', 'VP8L'];

/**
 * A WebP file without all that is not its pixels (RFC 9649, section 2.5): browsers add a color profile that is
 * several times as long as a tiny picture. Given back as it is when it has transparency or is no WebP.
 */
export function bareWebp(bytes: Uint8Array): Uint8Array {
  if (text(bytes, 0) !== 'RIFF' || text(bytes, 12) !== 'VP8X') return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at + 4, true);
    if (text(bytes, at) === 'ALPH') return bytes;
    if (PIXELS.includes(text(bytes, at)) && end <= bytes.length) {
      const chunk = bytes.subarray(at, end + (end % 2));
      const bare = new Uint8Array(12 + chunk.length);
      bare.set(bytes.subarray(0, 12));
      bare.set(chunk, 12);
      new DataView(bare.buffer).setUint32(4, bare.length - 8, true);
      return bare;
    }
    at = end + (end % 2);
  }
  return bytes;
}
