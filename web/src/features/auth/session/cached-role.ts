import { isRole, type Role } from '@thriftline/domain/accounts/roles';

/** What Auth stores of an account on this device. */
interface StoredAccount {
  stsTokenManager?: { accessToken?: string };
}

/**
 * The role in the ID token that is cached on this device, however old: without a network it cannot be renewed, and screens
 * still have to know whose they are. Rules and functions go by fresh tokens alone.
 */
export function cachedRole(user: { toJSON(): object }): Role | null {
  const token = (user.toJSON() as StoredAccount).stsTokenManager?.accessToken;
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const role = typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
    return isRole(role) ? role : null;
  } catch (error) {
    console.warn('The cached ID token cannot be read', error);
    return null;
  }
}
