import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Request } from 'express';
import type { Identity } from '../../accounts/actor.ts';
import { looksLikeOwnToken, verifyOwnToken } from '../../accounts/sign-in/own-token.ts';
import { auth } from '../../platform/firebase.ts';

/** Failures of the admin SDK that are not the token's fault. */
const OUR_FAULT = ['auth/internal-error', 'auth/invalid-credential', 'auth/network-error'];

/** Asks Auth as well whether the sign-in has ended: one more request, beside which the account's is slow enough. */
async function verifyIdToken(token: string): Promise<Identity> {
  try {
    const claims = await (await auth()).verifyIdToken(token, true);
    const { uid, email, email_verified: confirmed, auth_time: authTime, firebase } = claims;
    return { uid, email, confirmed, authTime, provider: firebase.sign_in_provider };
  } catch (cause) {
    const { code } = cause as { code?: string };
    if (code === undefined || OUR_FAULT.includes(code)) throw cause;
    throw new AppError('unauthenticated', msg`The token isn’t valid or has expired. Log in again.`, {
      cause,
    });
  }
}

function bearer(request: Request): string {
  const token = /^Bearer +([^\s]+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (token === undefined) {
    throw new AppError('unauthenticated', msg`Log in: send Authorization: Bearer and a token.`);
  }
  return token;
}

/**
 * Who sends the request: by a Firebase ID token or a token of `POST /api/jwt`. Says nothing of the account's role or
 * existence; `loadActor` does. Throws `unauthenticated`.
 */
export async function authenticate(request: Request): Promise<Identity> {
  const token = bearer(request);
  return looksLikeOwnToken(token) ? verifyOwnToken(token) : verifyIdToken(token);
}

/** As `authenticate`, but by a Firebase ID token alone: a token of ours must not prolong itself. */
export async function authenticateSignIn(request: Request): Promise<Identity> {
  const token = bearer(request);
  if (looksLikeOwnToken(token)) {
    throw new AppError('unauthenticated', msg`This call needs a Firebase ID token.`);
  }
  return verifyIdToken(token);
}
