import { createECDH } from 'node:crypto';
import { VAPID_PRIVATE_KEY } from '../../platform/config.ts';

/** What an operator sets who wants no push messages: a secret cannot be left out. */
const NONE = 'none';

/** What tells push services who sends, RFC 8292: base64url, the public key as an uncompressed point. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The shop's keys; undefined where it has none and sends no push messages. Throws, for the log alone, for what is no key. */
export function vapidKeys(): VapidKeys | undefined {
  const privateKey = VAPID_PRIVATE_KEY.value().trim();
  if (privateKey === '' || privateKey === NONE) return undefined;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch (error) {
    throw new Error('The secret VAPID_PRIVATE_KEY is no key of P-256: `npm run push-keys` makes one.', {
      cause: error,
    });
  }
  return { privateKey, publicKey: curve.getPublicKey('base64url') };
}
