/** The Castagnoli polynomial, bits reversed. */
const POLYNOMIAL = 0x82f63b78;
const MASK_DELTA = 0xa282ead8;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
  return remainder;
});

/** CRC32C (RFC 3720) of `bytes` after those that came to `before`; `zlib.crc32` has another polynomial. */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let remainder = ~before;
  for (let index = 0; index < bytes.length; index++) {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ (bytes[index] as number)) & 0xff] as number);
  }
  return ~remainder >>> 0;
}

/** A checksum as a log of LevelDB keeps it, so that bytes which hold checksums themselves stay checkable. */
export function maskCrc(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + MASK_DELTA) >>> 0;
}
