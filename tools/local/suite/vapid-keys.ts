import { createECDH } from 'node:crypto';

/** Bytes of a private key of P-256. */
const KEY_BYTES = 32;

/** A pair of keys that push messages are signed with: base64url, the public one as an uncompressed point. */
export interface VapidKeyPair {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair that a private key belongs to. Node gives one that begins with zeros shorter than it is, one in 256, and who signs
 * with it wants its whole length: https://www.rfc-editor.org/rfc/rfc7518#section-6.2.2.1
 */
export function vapidKeyPairOf(privateKey: Buffer): VapidKeyPair {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const whole = Buffer.concat([Buffer.alloc(KEY_BYTES), privateKey]).subarray(-KEY_BYTES);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: whole.toString('base64url') };
}

/** A pair that nobody else has. */
export function newVapidKeyPair(): VapidKeyPair {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return vapidKeyPairOf(curve.getPrivateKey());
}
