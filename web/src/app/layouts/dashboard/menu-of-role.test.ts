import { ROLES, type Role } from '@thriftline/domain/accounts/roles';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { describe, expect, it } from 'vitest';
import { type MenuGroup, menuOfRole, phoneMenuOfRole } from './menu-of-role.ts';

const NOTHING = { orders: false, wishes: false };
const said = (menu: readonly MenuGroup[]) =>
  menu.map(({ title, items }) => `${i18n._(title)}: ${items.map((item) => i18n._(item.label)).join(', ')}`);
const titles = (role: Role, belongings = NOTHING, unsent = 0) => said(menuOfRole(role, belongings, unsent));

describe('menuOfRole', () => {
  // Specification 2. Side menu of an admin, a seller, a buyer
  it('has the words of the specification', () => {
    expect(titles('Admin')).toEqual([
      'Users: All Users, All Sellers, All Buyers',
      'Seller: Add Category, Add Product, My Products, Sales, Payouts',
      'Searches: Saved Searches',
      'Messages: Messages',
      'Shop: Order problems, Reports, Categories, Settings',
      'Records: Payments, Accounting, Statistics, Audit Log, E-mail and push log',
    ]);
    expect(titles('Seller')).toEqual([
      'Seller: Add Category, Add Product, My Products, Sales, Payouts',
      'Buyer: My Orders, WishList',
      'Searches: Saved Searches',
      'Messages: Messages',
    ]);
    expect(titles('Buyer')).toEqual([
      'Buyer: My Orders, WishList',
      'Searches: Saved Searches',
      'Messages: Messages',
    ]);
  });

  it('an admin finds the orders and wishes they had before', () => {
    expect(titles('Admin', { orders: false, wishes: true })).toContain('Buyer: WishList');
    expect(titles('Admin', { orders: true, wishes: false })).toContain('Buyer: My Orders');
  });

  it('what was not sent stands first, while there is any', () => {
    expect(titles('Buyer', NOTHING, 2)).toEqual(['This device: Waiting to send', ...titles('Buyer')]);
  });

  it('the records stand last', () => {
    expect(titles('Admin', { orders: true, wishes: true }).at(-1)).toBe(
      'Records: Payments, Accounting, Statistics, Audit Log, E-mail and push log',
    );
  });
});

describe('phoneMenuOfRole', () => {
  it('groups what one buys, sells and looks after', () => {
    expect(said(phoneMenuOfRole('Buyer', NOTHING, 0))).toEqual([
      'Buying: My Orders, WishList, Offers, Saved Searches',
    ]);
    expect(said(phoneMenuOfRole('Seller', NOTHING, 1))).toEqual([
      'This device: Waiting to send',
      'Buying: My Orders, WishList, Offers, Saved Searches',
      'Selling: Add Category, Add Product, My Products, Sales, Payouts, Advertised items, Your numbers',
    ]);
    expect(said(phoneMenuOfRole('Admin', { orders: false, wishes: true }, 0))).toEqual([
      'Users: All Users, All Sellers, All Buyers',
      'Shop: Order problems, Reports, Categories, Settings',
      'Records: Payments, Accounting, Statistics, Audit Log, E-mail and push log',
      'Selling: Add Category, Add Product, My Products, Sales, Payouts, Advertised items, Your numbers',
      'Buying: WishList, Offers, Saved Searches',
    ]);
  });

  it.each(ROLES)('leads a %s wherever the menu of a wide window does, but for the inbox', (role) => {
    const both = { orders: true, wishes: true };
    const ways = (menu: readonly MenuGroup[]) => menu.flatMap(({ items }) => items.map(({ to }) => to));
    const phone = ways(phoneMenuOfRole(role, both, 1));
    expect(ways(menuOfRole(role, both, 1)).filter((to) => !phone.includes(to))).toEqual([
      '/dashboard/messages',
    ]);
  });
});
