import type { Entity } from '@thriftline/domain/accounts/permissions';
import { ACCOUNT_ROWS } from './account-rows.ts';
import { BOOKING_ROWS } from './booking-rows.ts';
import { CATALOGUE_ROWS } from './catalogue-rows.ts';
import { CONVERSATION_ROWS } from './conversation-rows.ts';
import { ORDER_ROWS } from './order-rows.ts';
import type { Row } from './row.ts';
import { SHOP_ROWS } from './shop-rows.ts';

/**
 * Every cell of domain/permissions.ts: what the table grants must be allowed and everything else denied. What is tried with each
 * entity stands beside this file.
 */
export const ROWS: Record<Entity, readonly Row[]> = {
  ...CATALOGUE_ROWS,
  ...BOOKING_ROWS,
  ...ORDER_ROWS,
  ...CONVERSATION_ROWS,
  ...ACCOUNT_ROWS,
  ...SHOP_ROWS,
};

/** All that the table is about. */
export const ENTITIES = Object.keys(ROWS) as Entity[];
