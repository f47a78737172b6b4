import { type RulesBytes, toHex } from '../values/bytes.ts';
import { getter, type MethodTable } from './method.ts';

/** The methods of bytes. */
export const bytesMethods: MethodTable<RulesBytes> = new Map([
  ['size', getter((self: RulesBytes) => BigInt(self.value.length))],
  ['toHexString', getter((self: RulesBytes) => toHex(self.value))],
  ['toBase64', getter((self: RulesBytes) => toBase64(self.value))],
]);

/** Base64 of the alphabet for URLs, padded. */
function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}
