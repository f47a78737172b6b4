import { afterAll, beforeAll, it } from 'vitest';
import { type Account, createAccount, createCategory, createProduct } from '../../kit/shop.ts';
import type { Browser } from '../engines/engine.ts';
import { inEachEngine } from '../engines/in-each-engine.ts';
import { CARD, ITEM } from '../pages.ts';
import { Visitor } from '../visitor.ts';

/** Leaves not a character of room in the store of texts. */
const FILL_TEXTS = `
  let number = 0;
  for (let length = 1 << 20; length > 0; ) {
    try {
      localStorage.setItem('filler' + number++, 'x'.repeat(length));
    } catch {
      length >>= 1;
    }
  }
`;
const CLEAR_TEXTS = `for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)`;

/** Holds a transaction of all of Firestore's database for as long as the page is there. */
const HOLD_FIRESTORE = `
  const hold = async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name.startsWith('firestore/'));
    const opening = indexedDB.open(found.name);
    opening.onsuccess = () => {
      const [...stores] = opening.result.objectStoreNames;
      const store = opening.result.transaction(stores, 'readwrite').objectStore(stores[0]);
      const goOn = () => {
        document.documentElement.dataset.holds = 'it';
        store.count().onsuccess = goOn;
      };
      store.count().onsuccess = goOn;
    };
  };
  void hold();
`;

const NOTE = 'return document.querySelector("[role=note]")?.innerText.includes(arguments[0])';
const NO_NOTE = 'return document.querySelector("[role=note]") === null';

inEachEngine((engine) => {
  let browser: Browser;
  let buyer: Account;
  let category: string;
  let lamp: string;

  beforeAll(async () => {
    const seller = await createAccount('Seller', 'Sam Seller', 'Verified');
    buyer = await createAccount('Buyer', 'Bea Buyer');
    category = await createCategory(seller, `Lamps ${Date.now()}`);
    lamp = await createProduct(seller, category, { productname: 'Tall lamp' });
    browser = await engine.start();
  });
  afterAll(() => browser?.end());

  it('with no room for texts, or a database that another page holds, pages are filled and say so, and as before afterwards', async () => {
    const bea = new Visitor(await browser.openTab());
    const seesCard = () => bea.finds('the lamp in its category', CARD, 'Tall lamp');
    const seesItem = () => bea.finds('the item', ITEM, 'Tall lamp');
    const seesNote = (words: string) => bea.finds(`a note of ${words}`, NOTE, words);
    await bea.logsIn(buyer);

    await bea.open(`/categories/${category}`);
    await seesCard();
    await bea.tab.run(FILL_TEXTS);
    await bea.open(`/products/${lamp}`);
    await seesItem();
    await seesNote('no space left');
    await bea.open(`/categories/${category}`);
    await seesCard();
    await bea.tab.run(CLEAR_TEXTS);
    await bea.tab.reload();
    await seesCard();
    await bea.finds('no note', NO_NOTE);

    const holder = new Visitor(await browser.openTab());
    await holder.open('/blog');
    await holder.tab.run(HOLD_FIRESTORE);
    await holder.finds('that it is held', 'return document.documentElement.dataset.holds === "it"');
    await bea.open(`/products/${lamp}`);
    await seesItem();
    await seesNote("isn't responding");
    await bea.open(`/categories/${category}`);
    await seesCard();
    await holder.open('/blog');
    await bea.open(`/products/${lamp}`);
    await seesItem();
    await bea.finds('no note', NO_NOTE);
  });
});
