import { NEUTRAL_NAME, nameFromProvider } from '@thriftline/domain/person-name';
import type { RegisterUser } from '@thriftline/domain/user';
import type { PendingRegistration } from './pending-registration.ts';

/** What Auth knows of an account. */
interface Account {
  email: string | null;
  displayName: string | null;
}

function sameAddress(a: string, b: string | null): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

/**
 * What to register an account as: what was chosen at signup, when that was about this account; otherwise a Buyer by
 * the name the provider gave, or the part of the address before the @.
 */
export function registrationOf(account: Account, pending: PendingRegistration | null): RegisterUser {
  const applies =
    pending !== null && (pending.email === undefined || sameAddress(pending.email, account.email));
  const chosen = applies ? pending : null;
  const candidates = [chosen?.name, account.displayName, account.email?.split('@')[0]];
  const names = candidates.map((candidate) => nameFromProvider(candidate ?? ''));
  return {
    name: names.find((name) => name !== NEUTRAL_NAME) ?? NEUTRAL_NAME,
    role: chosen?.role ?? 'Buyer',
  };
}
