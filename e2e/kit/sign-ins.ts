import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { AUTH } from './call.ts';
import type { Person } from './people.ts';

/** Asks Auth as a page does, or with headers of its own as the console. */
async function ask(path: string, body: object, headers: object = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${AUTH}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth refused ${path}: ${await response.text()}`);
  return response.json() as Promise<Record<string, unknown>>;
}

const PROJECT = `identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}`;

/** Changes what Auth holds of a sign-in, as the console does. */
export async function changeSignIn({ uid }: Pick<Person, 'uid'>, change: object): Promise<void> {
  const owner = { authorization: 'Bearer owner' };
  await ask(`${PROJECT}/accounts:update`, { localId: uid, ...change }, owner);
}

/** Ends every sign-in of the account, in Auth alone. */
export const signOutEverywhere = (person: Pick<Person, 'uid'>): Promise<void> =>
  changeSignIn(person, { validSince: String(Math.floor(Date.now() / 1000)) });

/** Gives the account another password, as its owner does on a page of the shop. */
export async function changePassword({ token }: Pick<Person, 'token'>, password: string): Promise<void> {
  await ask('identitytoolkit.googleapis.com/v1/accounts:update?key=local', {
    idToken: token,
    password,
    returnSecureToken: true,
  });
}

/** Has Auth delete the sign-in, as whoever holds the account's own token may where the project lets them. */
export async function deleteSignIn({ token }: Pick<Person, 'token'>): Promise<void> {
  await ask('identitytoolkit.googleapis.com/v1/accounts:delete?key=local', { idToken: token });
}

/** Signs in with a Google account that has the address; the ID token. */
export async function signInWithGoogle(email: string): Promise<{ uid: string; token: string }> {
  const claims = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const found = await ask('identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local', {
    postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
    requestUri: 'http://127.0.0.1',
    returnSecureToken: true,
  });
  return { uid: String(found.localId), token: String(found.idToken) };
}

/** Waits until this second is over: Auth tells apart no more of when something happened. */
export async function anotherSecond(): Promise<void> {
  const next = Math.floor(Date.now() / 1000) + 1;
  while (Date.now() / 1000 < next) await new Promise((resolve) => setTimeout(resolve, 20));
}
