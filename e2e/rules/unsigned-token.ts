import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import type { Person } from './environment.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the emulators take it, of an account: for calls that the SDK does not make. */
export function unsignedToken({ uid, email, role, confirmed = true }: Person): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${LOCAL_PROJECT}`,
    aud: LOCAL_PROJECT,
    sub: uid,
    user_id: uid,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    email,
    email_verified: confirmed,
    role,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
