import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Thrown for a body that these keys do not open. */
export class Undecipherable extends Error {
  override name = 'Undecipherable';
}

/** What a browser keeps of its keys. */
export interface ReceiverKeys {
  /** On the curve P-256. */
  curve: ECDH;
  /** 16 bytes that browser and sender share. */
  auth: Buffer;
}

const TAG_BYTES = 16;
/** Ends the text of the last record; zeros may follow. */
const LAST_RECORD = 2;

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
const named = (name: string) => Buffer.from(`${name}\0`);

/**
 * The text of a push message as RFC 8291 encrypts it, of one record (RFC 8188, `aes128gcm`). Written for itself, so that it
 * does not share the mistakes of what the functions encrypt with. Throws Undecipherable.
 */
export function decryptPush(body: Buffer, { curve, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65 || record.length <= TAG_BYTES) throw new Undecipherable('Not of the form aes128gcm');
  try {
    const shared = curve.computeSecret(sender);
    const info = Buffer.concat([named('WebPush: info'), curve.getPublicKey(), sender]);
    const key = derive(shared, auth, info, 32);
    const nonce = derive(key, salt, named('Content-Encoding: nonce'), 12);
    const opener = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, named('Content-Encoding: aes128gcm'), 16),
      nonce,
    );
    opener.setAuthTag(record.subarray(-TAG_BYTES));
    const padded = Buffer.concat([opener.update(record.subarray(0, -TAG_BYTES)), opener.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    if (padded[end] !== LAST_RECORD) throw new Undecipherable('The record has no end');
    return padded.subarray(0, end).toString('utf8');
  } catch (error) {
    throw new Undecipherable('Not encrypted for these keys', { cause: error });
  }
}
