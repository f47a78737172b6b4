/** Polynomials of cyclic redundancy checks of 32 bits, bits reversed. */
export const POLYNOMIALS = { crc32: 0xedb88320, crc32c: 0x82f63b78 } as const;

/** A check of 32 bits of `bytes` after those that came to `before`. */
export type Crc = (bytes: Uint8Array, before?: number) => number;

/** The check with this polynomial: CRC-32 of IEEE 802.3, or CRC32C of RFC 3720. */
export function crcOf(polynomial: number): Crc {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
    return remainder;
  });
  return (bytes, before = 0) => {
    let remainder = ~before;
    // By index: exports run to many megabytes.
    for (let index = 0; index < bytes.length; index++) {
      remainder = (remainder >>> 8) ^ (table[(remainder ^ (bytes[index] as number)) & 0xff] as number);
    }
    return ~remainder >>> 0;
  };
}
