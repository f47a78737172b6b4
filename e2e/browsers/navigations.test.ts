import { beforeAll, it } from 'vitest';
import { type Account, createAccount, createCategory, createProduct } from '../kit/shop.ts';
import { inEachEngine } from './engines/in-each-engine.ts';
import { inBrowser } from './in-browser.ts';
import { CARD, ITEM } from './pages.ts';

let buyer: Account;
let category: string;
let lamp: string;

beforeAll(async () => {
  const seller = await createAccount('Seller', 'Sam Seller', 'Verified');
  buyer = await createAccount('Buyer', 'Bea Buyer');
  category = await createCategory(seller, `Lamps ${Date.now()}`);
  lamp = await createProduct(seller, category, { productname: 'Tall lamp' });
});

inEachEngine((engine) => {
  it('somebody who is signed in finds each page filled, however they come to it', () =>
    inBrowser(engine, async (bea) => {
      const seesCard = () => bea.finds('the lamp in its category', CARD, 'Tall lamp');
      const seesItem = () => bea.finds('the item', ITEM, 'Tall lamp');
      await bea.logsIn(buyer);
      await bea.open(`/categories/${category}`);
      await seesCard();
      await bea.open(`/products/${lamp}`);
      await seesItem();
      await bea.tab.reload();
      await seesItem();
      await bea.tab.back();
      await seesCard();
      await bea.tab.forward();
      await seesItem();
    }));
});
