import { createHash } from 'node:crypto';
import { RulesBytes } from '../values/bytes.ts';
import type { RulesValue } from '../values/value.ts';
import type { Namespace, NamespaceFunction } from './namespace.ts';

/** The polynomials of IEEE 802.3 and Castagnoli, bits reversed. */
const CRC32_POLYNOMIAL = 0xedb88320;
const CRC32C_POLYNOMIAL = 0x82f63b78;

/** `hashing.*`, of strings (as UTF-8) or bytes. */
export const hashing: Namespace = new Map([
  ['crc32', hash(crc(CRC32_POLYNOMIAL))],
  ['crc32c', hash(crc(CRC32C_POLYNOMIAL))],
  ['md5', hash((bytes) => createHash('md5').update(bytes).digest())],
  ['sha256', hash((bytes) => createHash('sha256').update(bytes).digest())],
]);

type Digest = (bytes: Uint8Array) => Uint8Array;

function hash(digest: Digest): NamespaceFunction {
  return {
    parameters: ['bytes|string'],
    apply: ([input]) => {
      const bytes = bytesOf(input);
      return bytes === undefined ? undefined : new RulesBytes(digest(bytes));
    },
  };
}

function bytesOf(input: RulesValue | undefined): Uint8Array | undefined {
  if (typeof input === 'string') {
    return new TextEncoder().encode(input);
  }
  return input instanceof RulesBytes ? input.value : undefined;
}

/** A cyclic redundancy check of 32 bits; production gives its bytes the smallest first. */
function crc(polynomial: number): Digest {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
    return remainder;
  });
  return (bytes) => {
    let remainder = 0xffffffff;
    for (const byte of bytes) {
      remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] ?? 0);
    }
    const sum = new DataView(new ArrayBuffer(4));
    sum.setUint32(0, ~remainder >>> 0, true);
    return new Uint8Array(sum.buffer);
  };
}
