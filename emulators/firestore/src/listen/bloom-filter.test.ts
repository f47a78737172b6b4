import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { WireBloomFilter } from '../wire/stream-messages.ts';
import { bloomFilter } from './bloom-filter.ts';

/** As the web SDK asks it. */
function mightContain({ bits: { bitmap, padding }, hashCount }: WireBloomFilter, name: string): boolean {
  const size = BigInt(bitmap.length * 8 - padding);
  if (size === 0n) return false;
  const hash = createHash('md5').update(name).digest();
  for (let at = 0; at < hashCount; at++) {
    const place = BigInt.asUintN(64, hash.readBigUInt64LE(0) + BigInt(at) * hash.readBigUInt64LE(8)) % size;
    const byte = bitmap[Number(place / 8n)] ?? 0;
    if ((byte & (1 << Number(place % 8n))) === 0) return false;
  }
  return true;
}

const name = (n: number) => `projects/p/databases/(default)/documents/rows/row-${n}`;

describe('a bloom filter', () => {
  it.each([1, 2, 50, 3000])('of %i names holds them all, and few others', (count) => {
    const filter = bloomFilter(Array.from({ length: count }, (_, n) => name(n)));
    for (let n = 0; n < count; n++) expect(mightContain(filter, name(n))).toBe(true);
    const wrong = Array.from({ length: 2000 }, (_, n) => mightContain(filter, name(count + n)));
    expect(wrong.filter(Boolean).length).toBeLessThan(60);
    expect(filter.bits.padding).toBeGreaterThanOrEqual(0);
    expect(filter.bits.padding).toBeLessThan(8);
  });

  it('of no names holds nothing', () => {
    expect(mightContain(bloomFilter([]), name(1))).toBe(false);
  });
});
