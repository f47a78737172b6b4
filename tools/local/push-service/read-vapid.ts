import { createPublicKey, verify } from 'node:crypto';

/** Thrown for an Authorization that proves nothing. */
export class Unproven extends Error {
  override name = 'Unproven';
}

/** Who sends a push message, once that is proven. */
export interface Sender {
  /** An uncompressed point as base64url. */
  publicKey: string;
  /** Origin of the push service, until when in seconds since 1970, and whom to write to. */
  claims: { aud: string; exp: number; sub: string };
}

const HEADER = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/;
const LONGEST_S = 24 * 60 * 60;
const bytes = (text: string) => Buffer.from(text, 'base64url');

/**
 * Who the Authorization of a push message says sends it, as RFC 8292 has it: signed by the key, for this service, not over
 * and for a day at most. Throws Unproven.
 */
export function readVapid(authorization: string | undefined, audience: string, now = Date.now()): Sender {
  const [, head = '', payload = '', signature = '', publicKey = ''] = HEADER.exec(authorization ?? '') ?? [];
  const point = bytes(publicKey);
  if (point.length !== 65) throw new Unproven('No Authorization of the scheme vapid');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  if (!signed) throw new Unproven('Signed by another key');
  const claims = JSON.parse(bytes(payload).toString()) as Sender['claims'];
  if (claims.aud !== audience) throw new Unproven(`For ${claims.aud}, not for ${audience}`);
  const left = claims.exp - now / 1000;
  if (!(left > 0 && left <= LONGEST_S)) throw new Unproven('Over, or for longer than a day');
  if (!/^(https:|mailto:)/.test(claims.sub)) throw new Unproven('Names no contact');
  return { publicKey, claims };
}
