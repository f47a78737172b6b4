import { wishDocumentId } from '@thriftline/domain/base/collections';
import { NOTIFICATION_KINDS } from '@thriftline/domain/notifications/notification-kinds';
import { beforeAll, expect, it } from 'vitest';
import { type Account, createAccount, createCategory, createProduct, firestore } from '../../kit/shop.ts';
import { inEachEngine } from '../engines/in-each-engine.ts';
import { inBrowser } from '../in-browser.ts';
import { CARD, ITEM } from '../pages.ts';
import { NavigationTimes } from './navigation-times.ts';

const WISH = 'Add to wish list*';
/** How long after the login its page is left, in milliseconds: parts of what comes next are still on their way. */
const SOON_MS = 100;
/**
 * At most so many times as long as a page without a database may a page take that reads one. A page that waits for a silent database takes
 * a hundred times as long.
 */
const MOST_TIMES = 12;

const FIELD = 'return document.querySelector("main textarea")?.value === arguments[0]';
/** Whether what this tab kept of what is typed has gone to the device, where every tab finds it. */
const KEPT_FOR_ALL = 'return !Object.keys(sessionStorage).some((key) => key.startsWith("thriftline.early."))';
const SAID = 'return document.querySelector("[role=log]")?.innerText.includes(arguments[0])';

inEachEngine((engine) => {
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
  });

  it('ten pages in a row, a second tab and what is left at once: each page is filled, and nothing is lost on the way', () =>
    inBrowser(engine, async (bea, openTab) => {
      const seesItem = (name: string) => bea.finds(`the item ${name}`, ITEM, name);
      const seesCard = (name: string) => bea.finds(`${name} in its category`, CARD, name);
      const times = new NavigationTimes();
      const timed = (path: string, look: () => Promise<unknown>) =>
        times.page(path, async () => {
          await bea.open(path);
          await look();
        });
      const plainly = () =>
        times.plain(async () => {
          await bea.open('/blog');
          await bea.finds('the blog', 'return document.querySelector("main h1") !== null');
        });

      // Left while parts of the page after the login are on their way: it leads to the new page, and the login holds.
      await bea.logsInAndLeaves(buyer, `/categories/${category}`, SOON_MS);
      await seesCard('Tall lamp');
      await plainly();
      await plainly();

      for (const [id, item] of [
        [lamp, 'Tall lamp'],
        [vase, 'Blue vase'],
        [lamp, 'Tall lamp'],
        [vase, 'Blue vase'],
      ] as const) {
        await timed(`/categories/${category}`, () => seesCard(item));
        await timed(`/products/${id}`, () => seesItem(item));
      }
      await times.page('reload', async () => {
        await bea.tab.reload();
        await seesItem('Blue vase');
      });
      await bea.tab.back();
      await seesCard('Blue vase');
      await bea.tab.back();
      await seesItem('Tall lamp');
      await bea.tab.forward();
      await seesCard('Tall lamp');

      await plainly();
      console.info(`${engine.name}: ${times}`);
      for (const { name: page, ratio } of times.ratios()) expect(ratio, page).toBeLessThan(MOST_TIMES);

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
      await bea.finds('what was typed', FIELD, 'Is it still there');

      // A second tab has what was begun, too. What one of them sends takes nothing from the other, and nothing is sent twice.
      const beside = await openTab();
      await beside.open(`/dashboard/messages/${lamp}_${buyer.uid}`);
      await beside.finds('what was begun in the other tab', FIELD, 'Is it still there');
      await beside.fills('Message', ' for me');
      await beside.presses('Send');
      await beside.finds('what was sent', SAID, 'Is it still there for me');
      await bea.finds('what was begun here', FIELD, 'Is it still there');
      await bea.tab.reload();
      await bea.finds('what was begun here, after a reload', FIELD, 'Is it still there');
      await bea.finds('it kept for all tabs', KEPT_FOR_ALL);
      await beside.tab.reload();
      await beside.finds('what is begun in the other tab', FIELD, 'Is it still there');
      await bea.presses('Send');
      await beside.finds('nothing that is left to send', FIELD, '');
      const thread = firestore.doc(`conversations/${lamp}_${buyer.uid}`);
      await expect.poll(async () => (await thread.get()).get('count'), { timeout: 20_000 }).toBe(2);
      await beside.tab.reload();
      await beside.finds('both messages', SAID, 'Is it still there for me');
      expect(await beside.tab.run('return document.querySelector("main textarea").value')).toBe('');

      // An e-mail's link opens a tab of its own beside the others.
      const dropped = { productId: lamp, productname: 'Tall lamp', from: 60, price: 45 };
      const { path } = NOTIFICATION_KINDS.priceDropped.say(dropped);
      const fromLetter = await openTab();
      await fromLetter.open(path);
      await fromLetter.finds('the item', ITEM, 'Tall lamp');
      await bea.tab.reload();
      await bea.finds('the conversation', 'return document.querySelector("main textarea") !== null');
      await beside.open(`/categories/${category}`);
      await beside.finds('the category', CARD, 'Tall lamp');
      await fromLetter.tab.reload();
      await fromLetter.finds('the item', ITEM, 'Tall lamp');
      expect(
        await beside.tab.run('return document.querySelector("[role=note]")?.innerText ?? null'),
      ).toBeNull();
    }));
});
