import { expect, it, vi } from 'vitest';
import { holderOfName } from './name-of-shop.ts';

const store = vi.hoisted(() => ({ shop: '' }));

vi.mock('../../settings/load-shop-settings.ts', () => ({
  loadShopSettings: async () => ({ name: store.shop }),
}));
vi.mock('../users.ts', () => ({
  users: () => ({
    where: () => ({
      select: () => ({
        get: async () => ({ docs: [{ id: 'ada', data: () => ({ name: 'Ada Lovelace' }) }] }),
      }),
    }),
  }),
}));

// Specification 3. User.name
it.each([
  ['Acme Market', 'ACME  Market', 'shop'],
  ['Acme Market', 'Acme Market Team', 'shop'],
  ['Acme Market', 'Acrne Market Payments', 'shop'],
  ['Acme Market', 'Kundendienst Acme Market', 'shop'],
  ['Acme Market', 'Acme Markus', undefined],
  ['Acme Market', 'Ada Lovelace', 'admin'],
  ['Acme Market', 'Ada Lovelace Junior', undefined],
  ['Rose', 'Rose Payments', 'shop'],
  ['Rose', 'Rosemary Primrose', undefined],
])('in the shop “%s” the name “%s” is that of: %s', async (shop, name, holder) => {
  store.shop = shop;
  expect(await holderOfName('bea', name)).toBe(holder);
});

it('an admin has the shop’s name within theirs, but not as theirs', async () => {
  store.shop = 'Acme Market';
  expect(await holderOfName('ada', 'Ada of Acme Market')).toBeUndefined();
  expect(await holderOfName('ada', 'Ada Lovelace')).toBeUndefined();
  expect(await holderOfName('ada', 'Acme Market')).toBe('shop');
});
