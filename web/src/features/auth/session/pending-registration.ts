import { SIGNUP_ROLES, type SignupRole } from '@thriftline/domain/accounts/roles';
import { deviceData } from '@/lib/device/site-data/site-data.ts';

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
  const before = deviceData.get(key);
  deviceData.set(key, JSON.stringify(pending));
  return () => {
    if (before === null) deviceData.remove(key);
    else deviceData.set(key, before);
  };
}

/** Forgets it: the server has it. */
export function clearPendingRegistration(pending: PendingRegistration): void {
  deviceData.remove(keyOf(pending));
}

function isSignupRole(value: unknown): value is SignupRole {
  return SIGNUP_ROLES.some((role) => role === value);
}

function readPending(key: string): PendingRegistration | null {
  const text = deviceData.get(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { email, name, role } = value as Record<string, unknown>;
    if (!isSignupRole(role)) return null;
    return {
      role,
      ...(typeof email === 'string' ? { email } : {}),
      ...(typeof name === 'string' ? { name } : {}),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
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
