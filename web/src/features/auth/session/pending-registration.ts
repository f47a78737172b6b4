import { SIGNUP_ROLES, type SignupRole } from '@thriftline/domain/roles';
import { deviceData } from '@/lib/site-data/site-data.ts';

/** What someone chose at signup. Without an e-mail it is for whoever signs in next: a provider tells only afterwards. */
export interface PendingRegistration {
  email?: string;
  name?: string;
  role: SignupRole;
}

const KEY = 'pendingRegistration';

/** Remembers what someone chose at signup until the server has it, so that a break in between can be mended. */
export function savePendingRegistration(pending: PendingRegistration): void {
  deviceData.set(KEY, JSON.stringify(pending));
}

export function clearPendingRegistration(): void {
  deviceData.remove(KEY);
}

function isSignupRole(value: unknown): value is SignupRole {
  return SIGNUP_ROLES.some((role) => role === value);
}

/** What was saved, or null when there is nothing or nothing that makes sense. */
export function pendingRegistration(): PendingRegistration | null {
  const text = deviceData.get(KEY);
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
