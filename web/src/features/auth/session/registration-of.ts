import { NEUTRAL_NAME, nameFromProvider } from '@thriftline/domain/accounts/person-name';
import type { RegisterUser } from '@thriftline/domain/accounts/user';
import type { PendingRegistration } from './pending-registration.ts';

/** What Auth knows of an account. */
interface Account {
  email: string | null;
  displayName: string | null;
}

/**
 * What to register an account as: what was chosen for it at signup; otherwise a Buyer by
 * the name the provider gave, or the part of the address before the @.
 */
export function registrationOf(account: Account, chosen: PendingRegistration | null): RegisterUser {
  const candidates = [chosen?.name, account.displayName, account.email?.split('@')[0]];
  const names = candidates.map((candidate) => nameFromProvider(candidate ?? ''));
  return {
    name: names.find((name) => name !== NEUTRAL_NAME) ?? NEUTRAL_NAME,
    role: chosen?.role ?? 'Buyer',
  };
}
