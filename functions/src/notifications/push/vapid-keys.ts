import { createECDH } from 'node:crypto';
import { VAPID_PRIVATE_KEY, vapidPublicKey } from '../../platform/config.ts';

/** What tells push services who sends, RFC 8292: base64url, the public key as an uncompressed point. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Which public key a private one belongs to; undefined where it is no key. */
function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url');
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The shop's keys; undefined where it sends no push messages. Throws, for the log alone, where they are no pair. */
export function vapidKeys(): VapidKeys | undefined {
  const publicKey = vapidPublicKey();
  if (publicKey === undefined) return undefined;
  const privateKey = VAPID_PRIVATE_KEY.value().trim();
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new Error('VAPID_PRIVATE_KEY and VAPID_PUBLIC_KEY are no pair: `npm run push-keys` makes one.');
  }
  return { publicKey, privateKey };
}
