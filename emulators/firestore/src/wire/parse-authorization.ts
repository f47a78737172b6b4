import { ADMIN, ANONYMOUS, type Caller, FirestoreError, invalidArgument } from '../model/index.ts';
import { parseJson } from './json.ts';

/** Base64url as a JWT has it, padded or not. */
const SEGMENT = /^[\w-]*={0,3}$/;

/**
 * Reads an Authorization header. `Bearer owner` and Google access tokens (`ya29.…`) are admin, a JWT gives its
 * claims, no header is anonymous.
 *
 * @throws FirestoreError INVALID_ARGUMENT for any other bearer text, UNKNOWN without a word for any other scheme
 */
export function parseAuthorization(header: string | undefined): Caller {
  if (header === undefined || header === '') return ANONYMOUS;
  const token = /^Bearer (.*)$/i.exec(header)?.[1];
  if (token === undefined) throw new FirestoreError('UNKNOWN', '');
  if (token.toLowerCase() === 'owner' || /^ya29\./i.test(token)) return ADMIN;
  const claims = decodeClaims(token);
  const uid = claims.sub ?? claims.user_id;
  // Somebody all the same, as for the JAR: `request.auth` is not null.
  return { kind: 'user', uid: typeof uid === 'string' ? uid : '', claims };
}

function decodeClaims(token: string): Record<string, unknown> {
  const [header = '', claims = '', signature = '', ...more] = token.split('.');
  if (token.split('.').length < 3 || more.length > 0) throw invalidToken();
  decodeObject(header);
  decodeSegment(signature);
  return decodeObject(claims);
}

function decodeObject(segment: string): Record<string, unknown> {
  if (segment === '') throw invalidToken();
  let value: unknown;
  try {
    value = parseJson(decodeSegment(segment));
  } catch {
    throw invalidToken();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalidToken();
  return value as Record<string, unknown>;
}

function decodeSegment(segment: string): string {
  const text = segment.replace(/(?<!=)=+$/, '');
  // One character is no byte yet.
  if (!SEGMENT.test(segment) || text.length % 4 === 1) throw invalidToken();
  return Buffer.from(text, 'base64url').toString('utf8');
}

function invalidToken(): FirestoreError {
  return invalidArgument('invalid jwt');
}
