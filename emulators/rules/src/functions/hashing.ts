import { createHash } from 'node:crypto';
import { RulesBytes } from '../values/bytes.ts';
import type { RulesValue } from '../values/value.ts';
import { type Crc, crcOf, POLYNOMIALS } from './crc.ts';
import type { Namespace, NamespaceFunction } from './namespace.ts';

/** `hashing.*`, of strings (as UTF-8) or bytes. */
export const hashing: Namespace = new Map([
  ['crc32', hash(littleEndian(crcOf(POLYNOMIALS.crc32)))],
  ['crc32c', hash(littleEndian(crcOf(POLYNOMIALS.crc32c)))],
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

/** Production gives the bytes of a check the smallest first. */
function littleEndian(crc: Crc): Digest {
  return (bytes) => {
    const sum = new DataView(new ArrayBuffer(4));
    sum.setUint32(0, crc(bytes), true);
    return new Uint8Array(sum.buffer);
  };
}
