import { describe, expect, it } from 'vitest';
import { menuOfRole } from './menu-of-role.ts';

const NOTHING = { orders: false, wishes: false };
const titles = (role: 'Buyer' | 'Seller' | 'Admin', belongings = NOTHING, unsent = 0) =>
  menuOfRole(role, belongings, unsent).map(
    ({ title, items }) => `${title}: ${items.map((item) => item.label).join(', ')}`,
  );

describe('menuOfRole', () => {
  // Specification 2. Side menu of an admin, a seller, a buyer
  it('has the words of the specification', () => {
    expect(titles('Admin')).toEqual([
      'Users: All Users, All Sellers, All Buyers',
      'Seller: Add Category, Add Product, My Products, Sales, Payouts',
      'Searches: Saved Searches',
      'Talk: Messages',
      'Shop: Order Desk, Reports, Categories, Settings',
      'Records: Payments, Books, Audit Log, Sending',
    ]);
    expect(titles('Seller')).toEqual([
      'Seller: Add Category, Add Product, My Products, Sales, Payouts',
      'Buyer: My Orders, WishList',
      'Searches: Saved Searches',
      'Talk: Messages',
    ]);
    expect(titles('Buyer')).toEqual([
      'Buyer: My Orders, WishList',
      'Searches: Saved Searches',
      'Talk: Messages',
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
      'Records: Payments, Books, Audit Log, Sending',
    );
  });
});
