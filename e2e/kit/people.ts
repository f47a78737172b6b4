import { randomUUID } from 'node:crypto';
import type { Role } from '@thriftline/domain/accounts/roles';
import { AUTH } from './call.ts';
import { type Account, createAccount } from './shop.ts';

/** Somebody with an account and a sign-in. */
export interface Person extends Account {
  token: string;
}

async function authCall(act: string, payload: object): Promise<{ idToken: string; localId: string }> {
  const response = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...payload, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Auth refused ${act}: ${await response.text()}`);
  return response.json();
}

/** A fresh ID token of the account. */
export async function signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<string> {
  return (await authCall('signInWithPassword', { email, password })).idToken;
}

/** An account of the role, signed in. */
export async function aPerson(role: Role, name = `${role} Person`): Promise<Person> {
  const account = await createAccount(role, name);
  return { ...account, token: await signIn(account) };
}

/** Somebody who has signed up with Auth, but is not registered yet. */
export async function aStranger(name = 'New Person'): Promise<Person> {
  const email = `stranger.${randomUUID().slice(0, 8)}@example.com`;
  const password = 'thriftline';
  const { idToken, localId } = await authCall('signUp', { email, password });
  return { uid: localId, name, email, password, token: idToken };
}
