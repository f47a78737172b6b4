import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../kit/png.ts';
import { type Account, createAccount, createCategory, firestore } from '../../kit/shop.ts';
import { inEachEngine } from '../engines/in-each-engine.ts';
import { firefoxOfTheCautious } from '../engines/puppeteer.ts';
import { inBrowser } from '../in-browser.ts';
import { listItem } from './list-item.ts';

const PHOTO = png(600, 400);

inEachEngine(
  (engine) => {
    let seller: Account;
    let folder: string;

    beforeAll(async () => {
      seller = await createAccount('Seller', 'Sally Seller', 'Verified');
      folder = await mkdtemp(join(tmpdir(), 'thriftline-'));
      await writeFile(join(folder, 'photo.png'), PHOTO);
    });
    afterAll(async () => {
      await rm(folder, { recursive: true });
    });

    it('that gives pages no true canvas uploads a photo as it was picked', () =>
      inBrowser(engine, async (sally) => {
        const name = `Brass lamp ${Date.now()}`;
        const category = await createCategory(seller, `Lamps ${Date.now()}`);
        await sally.logsIn(seller);
        expect(
          await sally.tab.run(`
        const { data } = (() => {
          const context = document.createElement('canvas').getContext('2d');
          context.fillStyle = '#10c83a';
          context.fillRect(0, 0, 4, 4);
          return context.getImageData(0, 0, 1, 1);
        })();
        return [...data].join() !== '16,200,58,255';
      `),
          'the canvas gives other pixels than were drawn',
        ).toBe(true);
        await listItem(sally, { name, category, photo: join(folder, 'photo.png') });

        const items = await firestore.collection('products').where('productname', '==', name).get();
        const stored = await fetch(String(items.docs[0]?.get('img')));
        expect(Buffer.from(await stored.arrayBuffer())).toEqual(PHOTO);
      }));
  },
  [firefoxOfTheCautious],
);
