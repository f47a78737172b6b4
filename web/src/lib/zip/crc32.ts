/** The polynomial of ISO 3309, bits reversed. */
const POLYNOMIAL = 0xedb88320;

function tableEntry(byte: number): number {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => tableEntry(byte));

/** The checksum that zip files keep of each file. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
