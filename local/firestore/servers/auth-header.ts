import { invalidArgument } from '../model/index.ts';
import { parseJson } from '../wire/json.ts';

/** Who calls, as the Authorization header says. Nothing is verified: the emulator trusts every token. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly uid: string; readonly claims: Readonly<Record<string, unknown>> };

/** The caller rules do not apply to. */
export const ADMIN: Caller = { kind: 'admin' };
/** A caller without a token: `request.auth` is null. */
export const ANONYMOUS: Caller = { kind: 'anonymous' };

/**
 * Reads an Authorization header. `Bearer owner` and Google access tokens (`ya29.…`) are admin, a JWT gives its
 * claims, no header is anonymous.
 *
 * @throws FirestoreError INVALID_ARGUMENT for any other bearer text
 */
export function parseAuthorization(header: string | undefined): Caller {
  const token = /^\s*Bearer\s+(.*?)\s*$/i.exec(header ?? '')?.[1];
  if (token === undefined || token === '') return ANONYMOUS;
  if (token.toLowerCase() === 'owner' || /^ya29\./i.test(token)) return ADMIN;
  const claims = decodeClaims(token);
  const uid = claims.sub ?? claims.user_id;
  // Somebody all the same, as for the JAR: `request.auth` is not null.
  return { kind: 'user', uid: typeof uid === 'string' ? uid : '', claims };
}

function decodeClaims(token: string): Record<string, unknown> {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || payload === undefined) {
    throw invalidArgument('invalid jwt: a token has three parts separated by dots');
  }
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  const claims = text === '' ? null : parseJson(text);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw invalidArgument('invalid jwt: its claims are no object');
  }
  return claims as Record<string, unknown>;
}
