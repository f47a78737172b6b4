import type { Role } from '../roles.ts';

/** Roles that may add products, as permissions.ts says. Apart from that table, which the first page comes without. */
export const SELLING_ROLES: readonly Role[] = ['Seller', 'Admin'];
