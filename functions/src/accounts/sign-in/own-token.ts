import { setTimeout } from 'node:timers/promises';
import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { ACCOUNT_SUSPENDED } from '@thriftline/domain/base/texts/refusal-texts';
import type { UserRecord } from 'firebase-admin/auth';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { jwtSecret } from '../../platform/secrets.ts';
import type { Identity } from '../actor.ts';
import { requireOwnEmail } from '../require-right.ts';
import { userDocument } from '../users.ts';
import { freeAddress } from './free-address.ts';
import { newAddress } from './new-address.ts';
import { signInNews } from './sign-in-news.ts';
import { liveSession, liveSignIn, signInAddress, validSince } from './sign-ins.ts';

/** How long a token of `POST /api/jwt` lasts, at most. */
const LIFETIME_SECONDS = 3600;
/** How far the clocks of two of our machines may be apart. */
const SKEW_SECONDS = 5;
const ISSUER = 'thriftline';
const ALGORITHM = 'HS256';

/** What a token of ours says beside whose it is and until when. */
interface OwnClaims {
  email: string | undefined;
  /** When its owner signed in, as in the ID token it was made for. */
  auth_time: number | undefined;
  /** Since when Auth takes tokens, as it was then: once that moves on, this one has ended. */
  valid_since: number;
}

/** Brings what Auth knows to the account's document, if there is one yet. */
async function noteNews(identity: Identity, record: UserRecord): Promise<void> {
  const document = userDocument(identity.uid);
  await firestore().runTransaction(async (transaction) => {
    const user = await read(document, transaction);
    if (user === undefined) return;
    if (user.suspended) throw new AppError('permission-denied', ACCOUNT_SUSPENDED);
    const email = signInAddress(record) ?? user.email;
    const freeFromOthers =
      email === user.email ? undefined : await freeAddress(identity.uid, email, transaction);
    const news = { ...newAddress(user, email), ...signInNews(user, record, identity) };
    if (Object.keys(news).length > 0) transaction.update(document, news);
    freeFromOthers?.();
  });
}

/**
 * Auth's record of the caller, from which everything that ends their sign-in from now on can be told: it counts seconds, so
 * one in which something ended is waited out.
 */
async function settledSession(identity: Identity): Promise<UserRecord> {
  const record = await liveSession(identity);
  const left = (validSince(record) + 1) * 1000 - Date.now();
  if (left <= 0) return record;
  await setTimeout(Math.min(left, 1000));
  return liveSession(identity);
}

/**
 * A token for the caller's own e-mail address, good for an hour at most: it ends with the account, with a new password and
 * with signing out everywhere. Throws `permission-denied` for another's address and for a suspended account,
 * `unauthenticated` when the caller's own sign-in has ended.
 */
export async function createToken(identity: Identity, { email }: { email: string }): Promise<string> {
  requireOwnEmail(identity, email);
  const secret = jwtSecret();
  const record = await settledSession(identity);
  await noteNews(identity, record);
  const claims: OwnClaims = {
    email: identity.email,
    auth_time: identity.authTime,
    valid_since: validSince(record),
  };
  const { default: jsonwebtoken } = await import('jsonwebtoken');
  return jsonwebtoken.sign(claims, secret, {
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

function ended(cause?: unknown): AppError {
  return new AppError('unauthenticated', msg`The token isn’t valid or has expired. Log in again.`, {
    cause,
  });
}

/** What a token holds that we signed within the last hour, whatever it says itself of its end. */
async function signedClaims(token: string): Promise<OwnClaims & { sub: string }> {
  const secret = jwtSecret();
  const { default: jsonwebtoken } = await import('jsonwebtoken');
  try {
    const claims = jsonwebtoken.verify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      maxAge: LIFETIME_SECONDS,
    });
    const latest = Date.now() / 1000 + SKEW_SECONDS;
    if (typeof claims !== 'string' && claims.sub && (claims.iat ?? Infinity) <= latest) {
      return claims as OwnClaims & { sub: string };
    }
  } catch (cause) {
    throw ended(cause);
  }
  throw ended();
}

/**
 * Who a token of ours speaks for. Throws `unauthenticated` when it is forged, damaged or over, and when the account is
 * gone, or was signed out everywhere or given a new password since.
 */
export async function verifyOwnToken(token: string): Promise<Identity> {
  const { sub: uid, email, auth_time: authTime, valid_since } = await signedClaims(token);
  const record = await liveSignIn(uid);
  if (validSince(record) !== valid_since) throw ended();
  return { uid, email, authTime, confirmed: record.emailVerified };
}
