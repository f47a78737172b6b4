import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** An id in Stripe's manner: `newId('pi')` gives `pi_3…`. */
export function newId(
  prefix: 'pi' | 'pm' | 'ch' | 're' | 'evt' | 'req' | 'txn' | 'payatt' | 'dp' | 'issfr',
): string {
  return `${prefix}_${prefix === 'req' ? randomText(14) : `3${randomText(23)}`}`;
}
