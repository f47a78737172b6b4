import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** An id in Stripe's manner: `newId('pi')` gives `pi_3…`. */
export function newId(
  prefix:
    | ('pi' | 'pm' | 'ch' | 're' | 'evt' | 'req' | 'txn' | 'payatt' | 'dp' | 'issfr')
    | ('acct' | 'ba' | 'tr' | 'trr' | 'py' | 'pyr' | 'po'),
): string {
  if (prefix === 'req') return `req_${randomText(14)}`;
  if (prefix === 'acct') return `acct_1${randomText(15)}`;
  return `${prefix}_3${randomText(23)}`;
}
