import { AppError } from '@thriftline/domain/errors';
import { JWT_SECRET } from '../platform/config.ts';
import type { Identity } from './actor.ts';
import { requireOwnEmail } from './require-right.ts';

/** How long a token of `POST /api/jwt` lasts. */
const LIFETIME_SECONDS = 3600;
const ISSUER = 'thriftline';
const ALGORITHM = 'HS256';

/**
 * A token for the caller's own e-mail address, good for an hour. The account behind it must still exist whenever it is
 * used. Throws `permission-denied` for another's address.
 */
export async function createToken(identity: Identity, { email }: { email: string }): Promise<string> {
  requireOwnEmail(identity, email);
  const { default: jsonwebtoken } = await import('jsonwebtoken');
  return jsonwebtoken.sign({ email: identity.email }, JWT_SECRET.value(), {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    subject: identity.uid,
    expiresIn: LIFETIME_SECONDS,
  });
}

/** Whether a token says it is one of ours, by its header; `verifyOwnToken` finds out whether it is. */
export function looksLikeOwnToken(token: string): boolean {
  const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return header.includes(`"${ALGORITHM}"`);
}

/** Who a token of ours speaks for. Throws `unauthenticated` when it is forged, damaged or has ended. */
export async function verifyOwnToken(token: string): Promise<Identity> {
  const { default: jsonwebtoken } = await import('jsonwebtoken');
  try {
    const claims = jsonwebtoken.verify(token, JWT_SECRET.value(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
    });
    if (typeof claims !== 'string' && claims.sub) return { uid: claims.sub, email: claims.email };
  } catch (cause) {
    throw new AppError('unauthenticated', 'The token is not valid or has ended. Please sign in again.', {
      cause,
    });
  }
  throw new AppError('unauthenticated', 'The token names nobody. Please sign in again.');
}
