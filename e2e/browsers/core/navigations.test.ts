import { wishDocumentId } from '@thriftline/domain/base/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createCategory, createProduct, firestore } from '../../kit/shop.ts';
import type { Browser } from '../engines/engine.ts';
import { installedEngines } from '../engines/engines.ts';
import { CARD, ITEM } from '../pages.ts';
import { Visitor } from '../visitor.ts';

const WISH = 'Add to wish list*';

describe.each(installedEngines().map((engine) => [engine.name, engine] as const))('%s', (_name, engine) => {
  let browser: Browser;
  let buyer: Account;
  let category: string;
  let lamp: string;
  let vase: string;

  beforeAll(async () => {
    const seller = await createAccount('Seller', 'Sam Seller', 'Verified');
    buyer = await createAccount('Buyer', 'Bea Buyer');
    category = await createCategory(seller, `Lamps ${Date.now()}`);
    lamp = await createProduct(seller, category, { productname: 'Tall lamp' });
    vase = await createProduct(seller, category, { productname: 'Blue vase' });
    browser = await engine.start();
  });
  afterAll(() => browser?.end());

  it('ten pages in a row, a second tab and what is left at once: each page is filled, and nothing is lost on the way', async () => {
    const bea = new Visitor(await browser.openTab());
    const seesItem = (name: string) => bea.finds(`the item ${name}`, ITEM, name);
    const seesCard = (name: string) => bea.finds(`${name} in its category`, CARD, name);
    await bea.logsIn(buyer);

    for (const [id, name] of [
      [lamp, 'Tall lamp'],
      [vase, 'Blue vase'],
      [lamp, 'Tall lamp'],
      [vase, 'Blue vase'],
    ] as const) {
      await bea.open(`/categories/${category}`);
      await seesCard(name);
      await bea.open(`/products/${id}`);
      await seesItem(name);
    }
    await bea.tab.reload();
    await seesItem('Blue vase');
    await bea.tab.back();
    await seesCard('Blue vase');
    await bea.tab.back();
    await seesItem('Tall lamp');
    await bea.tab.forward();
    await seesCard('Tall lamp');

    // Left at once: what was pressed is sent all the same.
    await bea.open(`/products/${lamp}`);
    await bea.presses(WISH);
    await bea.finds(
      'the wish',
      'return /Remove from wish list/.test(document.querySelector("main").innerHTML)',
    );
    await bea.open(`/dashboard/messages/${lamp}_${buyer.uid}`);
    await bea.fills('Message', 'Is it still there');
    await bea.open(`/products/${vase}`);
    await seesItem('Blue vase');
    await expect
      .poll(async () => (await firestore.doc(`wishlist/${wishDocumentId(lamp, buyer.uid)}`).get()).exists, {
        timeout: 20_000,
      })
      .toBe(true);
    await bea.open(`/dashboard/messages/${lamp}_${buyer.uid}`);
    await bea.finds(
      'what was typed',
      'return document.querySelector("main textarea")?.value === arguments[0]',
      'Is it still there',
    );

    // An e-mail's link opens a tab of its own, beside the first.
    const beside = new Visitor(await browser.openTab());
    await beside.open(`/products/${lamp}`);
    await beside.finds('the item', ITEM, 'Tall lamp');
    await bea.tab.reload();
    await bea.finds('the conversation', 'return document.querySelector("main textarea") !== null');
    await beside.open(`/categories/${category}`);
    await beside.finds('the category', CARD, 'Tall lamp');
    expect(
      await beside.tab.run('return document.querySelector("[role=note]")?.innerText ?? null'),
    ).toBeNull();
  });
});
