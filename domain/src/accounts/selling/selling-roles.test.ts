import { expect, it } from 'vitest';
import { may } from '../permissions.ts';
import { ROLES } from '../roles.ts';
import { SELLING_ROLES } from './selling-roles.ts';

it('the roles that sell are those that may add products', () => {
  expect(SELLING_ROLES).toEqual(ROLES.filter((role) => may(role, 'products', 'add')));
});
