import { createHash } from 'node:crypto';
import type { WireBloomFilter } from '../wire/stream-messages.ts';

/** One name in a hundred that is not in the set is taken for one that is. */
const FALSE_POSITIVES = 0.01;
const UINT64 = 2n ** 64n;

/**
 * A filter over the full names of documents, as clients of Listen read it. Each sets `hashCount` bits, the i-th at (h1 + i·h2 mod 2^64) mod the
 * number of bits, where h1 and h2 are the halves of its MD5, little-endian.
 */
export function bloomFilter(names: readonly string[]): WireBloomFilter {
  if (names.length === 0) return { bits: { bitmap: new Uint8Array(), padding: 0 }, hashCount: 0 };
  const bitCount = Math.max(1, Math.ceil((-names.length * Math.log(FALSE_POSITIVES)) / Math.LN2 ** 2));
  const hashCount = Math.max(1, Math.round((bitCount / names.length) * Math.LN2));
  const bitmap = new Uint8Array(Math.ceil(bitCount / 8));
  for (const name of names) {
    const hash = createHash('md5').update(name).digest();
    const first = hash.readBigUInt64LE(0);
    const second = hash.readBigUInt64LE(8);
    for (let at = 0; at < hashCount; at++) {
      const bit = Number(((first + BigInt(at) * second) % UINT64) % BigInt(bitCount));
      bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return { bits: { bitmap, padding: bitmap.length * 8 - bitCount }, hashCount };
}
