import { SIGNUP_ROLES, type SignupRole } from '@thriftline/domain/accounts/roles';
import { deviceStore } from '@/lib/device/store.ts';

/** What someone chose at signup. Without an e-mail it is for whoever signs in next: a provider tells only afterwards. */
export interface PendingRegistration {
  email?: string;
  name?: string;
  role: SignupRole;
}

/** One for an address and one for whoever a provider signs in: looking into a Google account forgets no signup by e-mail. */
const KEYS = { address: 'pendingRegistration', provider: 'pendingProviderRegistration' } as const;

const keyOf = ({ email }: PendingRegistration) => (email === undefined ? KEYS.provider : KEYS.address);

/**
 * Remembers what someone chose at signup until the server has it, so that a break in between can be mended. Gives what puts back
 * what was remembered before, where no account came of it.
 */
export function savePendingRegistration(pending: PendingRegistration): () => void {
  const key = keyOf(pending);
  const before = deviceStore.read(key);
  deviceStore.keep(key, pending);
  return () => {
    if (before === undefined) deviceStore.forget(key);
    else deviceStore.keep(key, before);
  };
}

/** Forgets it: the server has it. */
export function clearPendingRegistration(pending: PendingRegistration): void {
  deviceStore.forget(keyOf(pending));
}

function isSignupRole(value: unknown): value is SignupRole {
  return SIGNUP_ROLES.some((role) => role === value);
}

function readPending(key: string): PendingRegistration | null {
  const value = deviceStore.read(key);
  if (typeof value !== 'object' || value === null) return null;
  const { email, name, role } = value as Record<string, unknown>;
  if (!isSignupRole(role)) return null;
  return {
    role,
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
}

function sameAddress(a: string, b: string | null): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

/** What was chosen for the account of this address, or for whoever signs in next; null when there is nothing that makes sense. */
export function pendingRegistration(address: string | null): PendingRegistration | null {
  const chosen = readPending(KEYS.address);
  if (chosen?.email !== undefined && sameAddress(chosen.email, address)) return chosen;
  const byProvider = readPending(KEYS.provider);
  return byProvider?.email === undefined ? byProvider : null;
}
